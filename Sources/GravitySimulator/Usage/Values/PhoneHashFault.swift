/// Why a text is no `phone_hash`.
enum PhoneHashFault: Hashable, Sendable {
  case empty
  /// It would be one in lower case.
  case upperCase
  /// It has digits and signs of a phone number alone.
  case phoneNumber
  case length(Int)
  case notHex

  private static let length = 64

  /// Nil where the text is 64 lower-case hex digits.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) {
      self = .empty
    } else if scalars.count == Self.length, scalars.allSatisfy(Self.isLowerHex) {
      return nil
    } else if scalars.count == Self.length, scalars.allSatisfy(Self.isHex) {
      self = .upperCase
    } else if scalars.count < 25, scalars.allSatisfy(Self.isOfPhoneNumber) {
      self = .phoneNumber
    } else if scalars.count != Self.length {
      self = .length(scalars.count)
    } else {
      self = .notHex
    }
  }

  private static func isLowerHex(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ("a"..."f").contains(scalar)
  }

  private static func isHex(_ scalar: Unicode.Scalar) -> Bool {
    isLowerHex(scalar) || ("A"..."F").contains(scalar)
  }

  private static func isOfPhoneNumber(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || " +-().".unicodeScalars.contains(scalar)
  }
}
