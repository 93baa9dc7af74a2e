/// What the app tells the SDK of its push permission (A8).
public enum NotificationPermission: String, Hashable, Sendable, CaseIterable {
  case granted
  case denied
  case unknown
}
