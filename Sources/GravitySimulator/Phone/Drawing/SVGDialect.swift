/// What a picture is written for.
enum SVGDialect: Sendable {
  /// A file of its own.
  case picture
  /// A page: as HTML reads it, without what only says what something is. The page tells that in words.
  case page

  /// How an element ends in which there is nothing.
  var emptyEnd: String {
    switch self {
    case .picture: "/>"
    case .page: " />"
    }
  }

  func write(_ key: String, _ value: String, to text: inout String) {
    switch self {
    case .picture: Self.write(key, quoted: value, to: &text)
    case .page where key == "aria-label" || key.hasPrefix("data-"): break
    case .page where !value.isEmpty && value.utf8.allSatisfy(Self.needsNoQuotes):
      text += " "
      text += key
      text += "="
      text += value
    case .page: Self.write(key, quoted: value, to: &text)
    }
  }

  private static func write(_ key: String, quoted value: String, to text: inout String) {
    text += " "
    text += key
    text += "=\""
    text += SVGText.escaped(value)
    text += "\""
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
