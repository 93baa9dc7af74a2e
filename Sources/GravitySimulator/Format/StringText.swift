/// How texts are written between double quotes.
enum StringText {
  /// The text in quotes, with an escape for whatever needs one and for what nobody would see.
  static func quoted(_ text: String) -> String {
    // Most texts are written as they are.
    if text.unicodeScalars.allSatisfy({ isVisible($0) && $0 != "\"" && $0 != "\\" }) { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted += shown(scalar)
      }
    }
    return quoted + "\""
  }

  /// A JSON token with escapes for what nobody would see in its strings.
  static func escapingHidden(_ token: String) -> String {
    token.unicodeScalars.allSatisfy(isVisible) ? token : token.unicodeScalars.map(shown).joined()
  }

  /// A line of a scenario or of JSON as a terminal may have it, and as it can be read back: what would be hidden or
  /// obeyed stands in strings, where escapes spell it.
  static func escapingUnprintable(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      if scalar == "\t" { return " " }
      return TerminalText.isShownAsItself(scalar) ? String(scalar) : escape(scalar)
    }.joined()
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    isVisible(scalar) ? String(scalar) : escape(scalar)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Joiners belong to words of some scripts, and to emoji.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    TerminalText.isShownAsItself(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
