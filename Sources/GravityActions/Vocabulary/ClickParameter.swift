/// A parameter some action cannot do without; public so that a lint can ask an action for its needs.
public enum ClickParameter: Hashable, Sendable {
  case copyData
  case url
  case deeplink
  case step

  /// What is noted where the parameter is missing (A4, A5, A6, A9).
  public var missingNote: ActionNote {
    switch self {
    case .copyData: .missingCopyData
    case .url: .missingURL
    case .deeplink: .missingDeeplink
    case .step: .missingStep
    }
  }
}
