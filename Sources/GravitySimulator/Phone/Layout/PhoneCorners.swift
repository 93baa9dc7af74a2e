/// Which corners of a box are round.
enum PhoneCorners: Hashable, Sendable {
  case all(Double)
  /// The upper ones by the first radius, the lower ones by the second.
  case upperAndLower(Double, Double)

  static let square = PhoneCorners.all(0)
}
