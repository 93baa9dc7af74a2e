/// What happens to the system's side of push authorization (A8).
public enum SystemPushEvent: Hashable, Sendable, BitwiseCopyable {
  case authorizationRequested
  /// The user tapped one of the prompt's two buttons.
  case promptAnswered(allow: Bool)
  /// The user flipped the switch in the system's settings.
  case changedInSettings(granted: Bool)
  case appKilled
}
