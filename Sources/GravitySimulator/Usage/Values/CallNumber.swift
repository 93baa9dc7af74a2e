import Foundation

/// A number of a call as it was written, for sums that are exact in decimals.
struct CallNumber {
  private static let largest = 1e30
  private static let smallest = 1e-20
  private static let longest = 38

  /// Nil beyond what a sum of money can be, or what the type can hold.
  let decimal: Decimal?
  let isFinite: Bool
  let isNegative: Bool

  /// - Parameter literal: A number of JSON.
  init(_ literal: String) {
    let double = Double(literal) ?? .nan
    isFinite = double.isFinite
    isNegative = double < 0
    if !isFinite || abs(double) >= Self.largest {
      decimal = nil
    } else if abs(double) < Self.smallest {
      decimal = .zero
    } else {
      // More digits than the type can hold say no more than those of the double.
      decimal = Decimal(string: literal.utf8.count <= Self.longest ? literal : "\(double)")
    }
  }

  /// The whole number that the SDK's `Int` takes, or nil.
  static func integer(_ literal: String) -> Int64? { Int64(literal) }
}
