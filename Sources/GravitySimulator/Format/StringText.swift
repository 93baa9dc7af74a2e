/// How texts are written between double quotes.
enum StringText {
  /// The text in quotes, with an escape for whatever needs one and for what nobody would see.
  static func quoted(_ text: String) -> String {
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

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    if isVisible(scalar) { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Joiners belong to words of some scripts, and to emoji.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    TerminalText.isShownAsItself(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
