/// A dimension or font size: a number, or a text that spells one (N5).
package struct LenientNumber: JSONReadable {
  let value: Double

  static func read(from decoder: any Decoder) throws -> LenientNumber {
    guard JSONKind(of: decoder) == .string else {
      return LenientNumber(value: try Double.read(from: decoder))
    }
    let acceptsPixelSuffix = DecodingPolicy(of: decoder).acceptsPixelSuffix
    guard
      let value = number(
        spelledBy: try String.read(from: decoder), acceptsPixelSuffix: acceptsPixelSuffix)
    else {
      throw DecodingFault(at: decoder, .wrongType(expected: .number, found: .string))
    }
    return LenientNumber(value: value)
  }

  /// The value as a count; nil where it has a fraction or is beyond an integer.
  var whole: Int? { Int(exactly: value) }

  /// The number that a text spells; nil for a text that spells none.
  package static func number(spelledBy text: String, acceptsPixelSuffix: Bool) -> Double? {
    var digits = Substring(text)
    if acceptsPixelSuffix, digits.hasSuffix("px") {
      digits.removeLast(2)
    }
    // `Double` also reads words such as `nan` and hexadecimal digits, which no server means as a size.
    guard digits.utf8.allSatisfy({ isDecimal($0) }), let value = Double(digits), value.isFinite else {
      return nil
    }
    return value
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
