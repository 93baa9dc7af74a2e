extension WorldError: CustomStringConvertible {
  /// What went wrong, for the failure of a unit test: a line for each thing to know.
  public var description: String {
    switch self {
    case .impossible(let what, let possible):
      Self.lines(["impossible: \(what)", possible.map { "help: \($0)" }])
    case .differs(let mismatch): mismatch.description
    case .timeGoesBack(let what): "time goes back: \(what)"
    case .endless(let what): "this does not come to an end: \(what)"
    case .bug(let what): "a bug of gravity-sim's: \(what)"
    }
  }

  static func lines(_ lines: [String?]) -> String {
    lines.compactMap { $0 }.joined(separator: "\n")
  }
}

extension Mismatch: CustomStringConvertible {
  /// `presented differs: nothing is presented at 1.600s`, and then why.
  public var description: String {
    WorldError.lines(
      ["\(message): \(actual)"] + because.map { "because: \($0)" } + [help.map { "help: \($0)" }])
  }
}
