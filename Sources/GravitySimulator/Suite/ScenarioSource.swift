/// Where the text of a scenario comes from.
public enum ScenarioSource: Hashable, Sendable {
  case file(path: String)
  case standardInput

  /// What messages call it.
  public var displayName: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    }
  }
}
