/// The one place where foreign text becomes fit for a picture.
enum DrawnText {
  /// No picture has room for more.
  static let mostScalars = 4_000
  /// More marks than any script puts on one letter would only cover what stands around it.
  private static let mostMarks = 8

  /// The text with everything spelled out that would be obeyed, reorder other text or not be seen; line breaks stay,
  /// and what joins the parts of an emoji.
  static func safe(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars.prefix(mostScalars + 1) {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}": result.append("\n")
      case "\t": result.append(" ")
      case "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}": continue
      case "\u{200C}", "\u{200D}": result.append(scalar)
      default:
        marks = GlyphWidth.isMark(scalar) ? marks + 1 : 0
        if marks > mostMarks { continue }
        if isShown(scalar) {
          result.append(scalar)
        } else {
          result.append(contentsOf: TerminalText.spelled(scalar).unicodeScalars)
        }
      }
    }
    let isCut = text.unicodeScalars.count > mostScalars
    return String(isCut ? String.UnicodeScalarView(result.prefix(mostScalars)) : result) + (isCut ? "…" : "")
  }

  /// The same on one line.
  static func line(_ text: String) -> String {
    String(safe(text).map { $0.isNewline ? " " : $0 })
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    // XML has no way to write these two.
    if scalar.value == 0xFFFE || scalar.value == 0xFFFF { return false }
    // The letters by which the flags of England and others are told.
    if (0xE0020...0xE007F).contains(scalar.value) { return true }
    return TerminalText.isShownAsItself(scalar)
  }
}
