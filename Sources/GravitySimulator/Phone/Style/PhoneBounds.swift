/// The limits within which a payload's numbers are drawn: a picture stays small whatever it is of.
enum PhoneBounds {
  static let size = 0.0...1_200.0
  static let font = 4.0...96.0
  static let elements = 60
  static let cards = 24
  static let lines = 60
  static let components = 12
  static let contents = 12

  static func size(_ value: Double) -> Double { clamped(value, size) }

  static func font(_ value: Double) -> Double { clamped(value, font) }

  static func distance(_ value: Double?) -> Double { clamped(value ?? 0, 0...400) }

  /// A number that is none counts as the least.
  static func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }
}
