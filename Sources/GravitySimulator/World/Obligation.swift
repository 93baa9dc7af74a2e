import GravityPresentation

/// What a `within` still owes: a state came to hold, and another has to follow.
///
/// How long that may take is the property's, so that equal situations are equal values.
public struct Obligation: Hashable, Sendable {
  /// When the first state came to hold that nothing followed yet; nil where nothing is owed.
  public private(set) var since: Instant?
  /// Whether the first state held when it was looked at last.
  public private(set) var wasHolding = false

  public init() {}

  /// Looks at both states at a moment.
  ///
  /// The first state opens an obligation where it did not hold before; where one is open already, the older
  /// one counts. The second meets it, at the very same moment too.
  public mutating func observe(a isHolding: Bool, b hasFollowed: Bool, at now: Instant) {
    if isHolding, !wasHolding, since == nil { since = now }
    wasHolding = isHolding
    if hasFollowed { since = nil }
  }

  /// Where an explorer keeps the time, it matters only that something is owed.
  mutating func age() { since = since.map { _ in Instant(milliseconds: -1) } }

  /// The last instant at which the second state may come; nil where nothing is owed.
  public func deadline(_ limit: Milliseconds) -> Instant? { since.map { $0 + limit } }
}
