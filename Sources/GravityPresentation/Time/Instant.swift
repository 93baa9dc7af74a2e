/// A point of virtual time: milliseconds since the run began (T1).
public struct Instant: Hashable, Comparable, Sendable {
  public let milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static let start = Instant(milliseconds: 0)

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  public static func + (left: Instant, right: Milliseconds) -> Instant {
    Instant(milliseconds: left.milliseconds.addingSaturating(right.count))
  }

  /// The time that passed from `earlier` to `self`, negative where `earlier` is later.
  public func since(_ earlier: Instant) -> Milliseconds {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    return Milliseconds(overflow ? (milliseconds < 0 ? .min : .max) : difference)
  }
}
