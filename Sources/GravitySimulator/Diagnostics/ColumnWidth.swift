/// How many columns of a terminal a printable scalar takes.
enum ColumnWidth {
  /// The columns of a scalar, which depend on what it follows.
  static func of(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Int {
    if TerminalText.isPlain(scalar) { return 1 }
    let properties = scalar.properties
    // It makes an emoji of the sign before it, and a key of a digit.
    if scalar.value == 0xFE0F { return previous.map(isNarrowEmoji) == true ? 1 : 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // The later letters of a Hangul syllable are drawn into its first.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value) { return 0 }
    if properties.isEmojiModifier, let previous, previous.properties.isEmojiModifierBase {
      return isNarrowEmoji(previous) ? 1 : 0
    }
    // A flag is two letters, which fill two columns together.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    return properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  /// The columns of a text that ``TerminalText`` has made printable.
  static func of(_ text: String) -> Int {
    var previous: Unicode.Scalar?
    return text.unicodeScalars.reduce(0) { width, scalar in
      defer { previous = scalar }
      return width + of(scalar, after: previous)
    }
  }

  /// Whether the scalar may become an emoji, of two columns, and is a sign of one column by itself.
  private static func isNarrowEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && of(scalar, after: nil) == 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    wide.contains { $0.contains(value) }
  }

  /// The ranges of East Asian width W and F, without the emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
