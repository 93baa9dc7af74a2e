import GravitySimulator

extension OptionValue {
  /// `KIND=PATH`, or the kind alone where it has no path.
  ///
  /// - Parameters:
  ///   - kinds: Those that the command knows.
  ///   - earlier: The reports that were asked for before.
  static func report(
    _ value: String, of option: some CommandSetting, for command: Command,
    among kinds: [ReportKind] = ReportKind.allCases, beside earlier: [ReportRequest]
  ) throws(UsageError) -> ReportRequest {
    let equals = value.firstIndex(of: "=")
    let word = String(value[..<(equals ?? value.endIndex)])
    guard let kind = kinds.first(where: { $0.rawValue == word }) else {
      let names = kinds.map(\.rawValue)
      throw .unknownChoice(
        word, option: option.rawValue, near: NearestName.of(word, among: names), all: names)
    }
    let path = equals.map { String(value[value.index(after: $0)...]) }
    let request = ReportRequest(kind, to: try target(path, kind, option))
    if earlier.contains(where: { $0.target == request.target }) {
      throw .reportsInOnePlace(path ?? "-", command: command)
    }
    return request
  }

  private static func target(
    _ path: String?, _ kind: ReportKind, _ option: some CommandSetting
  ) throws(UsageError) -> ReportRequest.Target {
    guard !kind.isPrinted else {
      guard path == nil else { throw .reportWithPath(kind, option: option.rawValue) }
      return .standardOutput
    }
    guard let path, !path.isEmpty else {
      throw .reportWithoutPath(kind, option: option.rawValue)
    }
    let target = ReportRequest.Target(word: path)
    guard target != .standardOutput || !kind.isFolder else {
      throw .reportNeedsFolder(kind, option: option.rawValue)
    }
    return target
  }
}
