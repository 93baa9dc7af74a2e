/// Foreign text as XML takes it.
///
/// What XML forbids, and what a viewer would obey, reorder or hide, is spelled out as ``TerminalText`` does.
enum XMLText {
  /// Between two tags; line breaks are kept.
  static func content(_ text: String) -> String {
    escaped(text, keepsLines: true)
  }

  /// Between two quotes; line breaks and tabs are references, since a reader would take them for spaces.
  static func attribute(_ text: String) -> String {
    escaped(text, keepsLines: false)
  }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // For the sake of `]]>`, which may not stand in a text.
      case ">": result += "&gt;"
      case "\"": result += keepsLines ? "\"" : "&quot;"
      case "\n": result += keepsLines ? "\n" : "&#10;"
      case "\t": result += keepsLines ? "\t" : "&#9;"
      case _ where TerminalText.isShownAsItself(scalar): result.unicodeScalars.append(scalar)
      default: result += TerminalText.spelled(scalar)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
