/// The one place where foreign text becomes fit for a terminal.
public enum TerminalText {
  /// The text with everything spelled out that a terminal would obey, reorder or hide.
  ///
  /// Controls, escape sequences, bidirectional marks, line separators, invisible characters and what is no character,
  /// such as U+FFFE, are shown as `\u{1B}`; line breaks and tabs too, so the result is always one line.
  public static func sanitized(_ text: String) -> String {
    // Most texts are fit as they are.
    if text.unicodeScalars.allSatisfy(isShownAsItself) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isShownAsItself(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += spelled(scalar)
      }
    }
    return result
  }

  /// One scalar as it may be printed.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    isShownAsItself(scalar) ? String(scalar) : spelled(scalar)
  }

  /// A scalar as Swift spells it, in ASCII.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether the scalar is a sign of ASCII or a letter that is as plain, of one column: what most texts are made of.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    // Latin letters with and without marks, and Cyrillic ones.
    case 0xC0..<0x250, 0x400..<0x482, 0x48A..<0x530: true
    default: false
    }
  }

  /// Whether a terminal would neither obey, reorder nor hide the scalar.
  static func isShownAsItself(_ scalar: Unicode.Scalar) -> Bool {
    if isPlain(scalar) { return true }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    case .unassigned where properties.isNoncharacterCodePoint: return false
    default:
      // A variation selector only chooses the look of the sign before it.
      return !properties.isDefaultIgnorableCodePoint || (0xFE00...0xFE0F).contains(scalar.value)
    }
  }
}
