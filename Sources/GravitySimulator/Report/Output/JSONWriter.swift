/// Writes JSON as it goes, in the order in which it is told: an encoder would be slow on a suite of thousands.
///
/// What a terminal would obey, reorder or hide is written as an escape, so the text is always safe to print.
struct JSONWriter {
  private var bytes: [UInt8] = []
  /// Whether something stands before the next member or item, which needs a comma then.
  private var isBehindItem = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  mutating func array<Item>(_ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    enclose("[", "]") { writer in
      for item in items { write(&writer, item) }
    }
  }

  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    append("\":")
    isBehindItem = false
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
    isBehindItem = true
  }

  mutating func number(_ value: some BinaryInteger) { raw(String(value)) }

  mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  /// JSON that was written before.
  mutating func raw(_ json: String) {
    separate()
    append(json)
    isBehindItem = true
  }

  private mutating func separate() {
    if isBehindItem { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func enclose(_ start: String, _ end: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    append(start)
    isBehindItem = false
    body(&self)
    append(end)
    isBehindItem = true
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n": append("\\n")
    case "\t": append("\\t")
    case _ where TerminalText.isShownAsItself(scalar):
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
