/// What `--color` asks for.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Colours on a terminal, none in a file or pipe, none where `NO_COLOR` is set.
  case auto
  case always
  case never

  /// Whether to write colours.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a person reads the output as it comes.
  ///   - environment: the variables of the process. `NO_COLOR` counts once it is not empty, and a
  ///     terminal that calls itself `dumb` shows no colours; an explicit choice outranks both.
  public func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
