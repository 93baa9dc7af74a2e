/// Which requests carry the identity that the app set (C4).
public enum AppUserReach: String, Hashable, Sendable, CaseIterable {
  /// /visit and /event; a /choose carries what the SDK manages.
  case ownRequests
  case everywhere
}
