import GravityPresentation

/// A property that did not hold.
public struct BrokenProperty: Hashable, Sendable {
  /// Its place among the world's `properties`.
  public let number: Int
  /// When it broke: for a `within`, the last instant at which the second state could have come.
  public let time: Instant
  /// When the first state of a `within` came to hold; nil for the others.
  public let since: Instant?
}
