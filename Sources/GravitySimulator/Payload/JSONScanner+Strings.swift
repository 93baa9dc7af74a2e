extension JSONScanner {
  /// Moves over a string and answers its bytes, quotes included.
  mutating func scanString() throws(JSONSyntaxError) -> Range<Int> {
    let start = offset
    offset += 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return start..<offset
      case UInt8(ascii: "\\"):
        try scanEscape(ofStringAt: start)
      case 0x0A, 0x0D:
        throw error(.lineBreakInString)
      case 0..<0x20:
        throw error(.controlCharacterInString(byte))
      default:
        offset += 1
      }
    }
    throw error(.unterminatedString, at: start)
  }

  private mutating func scanEscape(ofStringAt start: Int) throws(JSONSyntaxError) {
    let escape = offset
    offset += 1
    guard let letter = scalar(at: offset) else { throw error(.unterminatedString, at: start) }
    switch letter {
    case "\"", "\\", "/", "b", "f", "n", "r", "t":
      offset += 1
    case "u":
      offset += 1
      try scanCharacterNumber(ofEscapeAt: escape)
    default:
      throw error(.unknownEscape(letter), at: escape)
    }
  }

  /// Moves over the digits of `\u`, and over the second escape that the first half of a pair needs.
  private mutating func scanCharacterNumber(ofEscapeAt escape: Int) throws(JSONSyntaxError) {
    let unit = try scanHexadecimal(ofEscapeAt: escape)
    switch unit {
    case 0xD800...0xDBFF:
      let second = offset
      guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
        throw error(.loneSurrogate(unit), at: escape)
      }
      guard (0xDC00...0xDFFF).contains(try scanHexadecimal(ofEscapeAt: second)) else {
        throw error(.loneSurrogate(unit), at: escape)
      }
    case 0xDC00...0xDFFF:
      throw error(.loneSurrogate(unit), at: escape)
    default:
      break
    }
  }

  private mutating func scanHexadecimal(ofEscapeAt escape: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = hexadecimalValue(of: byte) else {
        throw error(.incompleteUnicodeEscape, at: escape)
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  private func hexadecimalValue(of byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
