import GravityPresentation

/// A state that must never hold and did.
public struct BrokenNever: Hashable, Sendable {
  /// Its place among the world's `nevers`.
  public let number: Int
  /// When it first held.
  public let time: Instant
}
