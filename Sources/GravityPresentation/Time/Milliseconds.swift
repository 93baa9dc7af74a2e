/// A length of time in whole milliseconds (T1).
///
/// The package carries a type of its own because `Duration` is newer than its deployment targets. Arithmetic
/// saturates: a payload may ask for a delay of any size, and an absurd one must not trap.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// The number of milliseconds; negative where a server sent a negative delay (P7).
  public let count: Int64

  public init(_ count: Int64) {
    self.count = count
  }

  public static let zero = Milliseconds(0)

  public static func seconds(_ seconds: Int64) -> Milliseconds {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    return Milliseconds(overflow ? (seconds < 0 ? .min : .max) : product)
  }

  public static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.count < right.count
  }

  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    Milliseconds(left.count.addingSaturating(right.count))
  }
}

extension Milliseconds: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(value)
  }
}

extension Int64 {
  /// The sum, held at the nearest representable value instead of trapping.
  func addingSaturating(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}
