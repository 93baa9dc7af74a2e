import Foundation

/// Sums of money: quantity times price, compared to the hundredth.
struct CallSum {
  private static let tolerance = Decimal(sign: .plus, exponent: -3, significand: 5)

  private(set) var total = Decimal.zero

  /// - Returns: False where the price cannot be summed up.
  mutating func add(_ quantity: Int64, of price: CallNumber) -> Bool {
    guard let price = price.decimal else { return false }
    total += Decimal(quantity) * price
    return total.isFinite
  }

  /// Whether a value is this sum; half a hundredth is no difference.
  func matches(_ value: CallNumber) -> Bool {
    guard let value = value.decimal else { return false }
    let difference = value - total
    return (difference < .zero ? -difference : difference) < Self.tolerance
  }

  var text: String { "\(total)" }
}
