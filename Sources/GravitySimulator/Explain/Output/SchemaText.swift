import Foundation

/// What is written for programs, in a form that is the same everywhere and safe for a terminal.
enum SchemaText {
  /// The text, ended by a line break.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    let isPlain = text.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || (0x20..<0x7F).contains($0) }
    return (isPlain ? text : text.unicodeScalars.map(Self.escaped).joined()) + "\n"
  }

  /// What a terminal would obey stands in strings only, where JSON has an escape for it.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\n" || TerminalText.isShownAsItself(scalar) { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
