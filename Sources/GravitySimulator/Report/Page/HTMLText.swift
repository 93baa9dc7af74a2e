/// The one place where foreign text becomes HTML: data in a page, and never markup.
enum HTMLText {
  /// More of one text nobody reads, and a page has to stay one that a browser opens.
  static let longest = 4000

  /// The text between two tags. What a page would obey, reorder or hide stands there as `\u{202E}`, in an
  /// element `i` of its own; line breaks and tabs stay.
  static func escaped(_ text: String, longest: Int = longest) -> String {
    escaped(text, longest: longest) { "<i>\(TerminalText.spelled($0))</i>" }
  }

  /// The text of an attribute in double quotes.
  static func attribute(_ text: String, longest: Int = longest) -> String {
    escaped(text, longest: longest, spelled: TerminalText.spelled)
  }

  private static func escaped(
    _ text: String, longest: Int, spelled: (Unicode.Scalar) -> String
  ) -> String {
    if text.utf8.count <= longest, text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > longest { continue }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if TerminalText.isShownAsItself(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += spelled(scalar)
        }
      }
    }
    return count > longest ? "\(result)… (\(count - longest) more characters)" : result
  }

  /// Whether a byte is a printable sign of ASCII without a meaning in HTML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
