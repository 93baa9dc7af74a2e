/// Why a host is not active (P8).
public enum HostInactivity: Hashable, Sendable {
  case leftWindow
  case beingDismissed
  case movingFromParent
}
