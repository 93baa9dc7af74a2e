/// What the system's back does to a campaign (D8).
public enum BackHandling: String, Hashable, Sendable, CaseIterable {
  /// The system has none.
  case isMissing
  case closesEveryMethod
  /// It closes what stands on a controller of its own, and passes by a snack bar.
  case closesModalKinds
}
