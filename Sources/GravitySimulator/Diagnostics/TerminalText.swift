/// The one place where foreign text becomes fit for a terminal.
public enum TerminalText {
  /// The text with everything spelled out that a terminal would obey, reorder or hide.
  ///
  /// Controls, escape sequences, bidirectional marks, line separators and invisible characters are
  /// shown as `\u{1B}`; line breaks and tabs too, so the result is always one line.
  public static func sanitized(_ text: String) -> String {
    text.unicodeScalars.map(shown).joined()
  }

  /// One scalar as it may be printed.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    isShownAsItself(scalar) ? String(scalar) : spelled(scalar)
  }

  /// A scalar as Swift spells it, in ASCII.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether a terminal would neither obey, reorder nor hide the scalar.
  static func isShownAsItself(_ scalar: Unicode.Scalar) -> Bool {
    // The letters of most texts, told without a look at their properties.
    if (0x20..<0x7F).contains(scalar.value) || (0x400..<0x530).contains(scalar.value) { return true }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default:
      // A variation selector only chooses the look of the sign before it.
      return !properties.isDefaultIgnorableCodePoint || (0xFE00...0xFE0F).contains(scalar.value)
    }
  }
}
