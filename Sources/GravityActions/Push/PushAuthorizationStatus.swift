/// What the system has on record about the app's pushes (A8). Raw values are the words of a scenario.
public enum PushAuthorizationStatus: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral

  /// Whether a request in this status is answered by the user; public so that a live authorizer can tell.
  public var promptsUser: Bool {
    switch self {
    case .notDetermined, .provisional: true
    case .denied, .authorized, .ephemeral: false
    }
  }

  /// What a request is answered that prompts nobody (A8).
  var grantsWithoutPrompt: Bool {
    switch self {
    case .authorized, .ephemeral: true
    case .notDetermined, .denied, .provisional: false
    }
  }
}
