/// Whom a request says it comes from: its `user` (C4, N4).
public enum RequestUser: Hashable, Sendable {
  /// By the ids that the SDK keeps; nil where it has heard of none yet.
  case managed(uid: String?, ses: String?)
  case app(AppUser)
}
