/// The text that a JSON string stands for.
enum JSONText {
  /// The characters of a well-formed string, given with its quotes.
  static func unescape(_ quoted: ArraySlice<UInt8>) -> String {
    let inner = quoted.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var units: [UInt16] = []
    var iterator = String(decoding: inner, as: UTF8.self).utf16.makeIterator()
    while let unit = iterator.next() {
      guard unit == UInt16(UInt8(ascii: "\\")) else {
        units.append(unit)
        continue
      }
      units.append(escaped(&iterator))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Surrogates need no pairing here: as UTF-16 units they pair by standing side by side.
  private static func escaped(_ iterator: inout String.UTF16View.Iterator) -> UInt16 {
    let letter = iterator.next().flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    switch letter {
    case "b": return 0x08
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "u":
      var unit: UInt16 = 0
      for _ in 0..<4 {
        let digit = iterator.next().flatMap { Unicode.Scalar($0) }.flatMap { Character($0).hexDigitValue }
        unit = unit << 4 | UInt16(digit ?? 0)
      }
      return unit
    default:
      return UInt16(truncatingIfNeeded: letter.value)
    }
  }
}
