/// What `request_push` does besides its event (A7).
public enum PushRequestStyle: String, Hashable, Sendable, CaseIterable {
  /// iOS: asks the system for authorization.
  case asksSystem
  /// Android: opens the notification settings at once.
  case opensSettings
  /// Flutter: nothing.
  case eventOnly
}
