/// Foreign text on a map: on one line, short, and with nothing that a reader or a terminal would obey.
enum MapText {
  /// Beyond so many scalars a text is cut: one character may have thousands of them.
  static let longest = 40

  static func shown(_ text: String, longest: Int = longest) -> String {
    let start = text.unicodeScalars.prefix(longest)
    return start.map(shown).joined() + (start.endIndex == text.unicodeScalars.endIndex ? "" : "…")
  }

  static func quoted(_ text: String, longest: Int = longest) -> String {
    "“\(shown(text, longest: longest))”"
  }

  /// XML, and so SVG, has no place for noncharacters.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.isNoncharacterCodePoint ? TerminalText.spelled(scalar) : TerminalText.shown(scalar)
  }
}
