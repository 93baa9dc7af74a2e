/// How wide glyphs are in the fonts that pictures ask for, in thousandths of the font's size.
///
/// A table of our own, since what is drawn must not depend on where it is drawn; a system without these fonts draws
/// lines that are a little shorter or longer.
enum GlyphWidth {
  /// The width of what a reader sees as one character.
  static func of(_ character: Character) -> Int {
    var width = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F { isEmoji = true }
      if !isMark(scalar) { width += of(scalar) }
    }
    // Whatever it is put together from, it is drawn as one.
    return isEmoji ? emoji : width
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if let width = entry(value, in: latin, from: 0x20) { return width }
    if let width = entry(value, in: cyrillic, from: 0x410) { return width }
    if isMark(scalar) { return 0 }
    if let range = ranges.first(where: { $0.values.contains(value) }) { return range.width }
    if scalar.properties.isEmojiPresentation { return emoji }
    return ColumnWidth.of(scalar, after: nil) == 2 ? wide : other
  }

  /// Whether the scalar is drawn onto what stands before it, or not at all.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
    }
  }

  private static func entry(_ value: UInt32, in table: [UInt16], from first: UInt32) -> Int? {
    guard value >= first, value - first < UInt32(table.count) else { return nil }
    return Int(table[Int(value - first)])
  }

  private static let emoji = 1_250
  private static let wide = 1_000
  private static let other = 600

  /// From the space to the tilde.
  private static let latin: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// From А to я.
  private static let cyrillic: [UInt16] = [
    667, 656, 667, 542, 677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719,
    667, 722, 611, 635, 760, 667, 740, 667, 917, 938, 792, 885, 656, 719, 1010, 722,
    556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438, 583, 688, 552, 556, 542,
    556, 500, 458, 500, 823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542,
  ]

  /// Scripts whose letters are near enough to one width, and signs that are far from it.
  private static let ranges: [(values: ClosedRange<UInt32>, width: Int)] = [
    (0xA0...0xA0, 278), (0xA1...0xFF, 570), (0x100...0x24F, 580), (0x370...0x3FF, 600), (0x400...0x40F, 680),
    (0x450...0x52F, 560), (0x530...0x58F, 600), (0x590...0x5FF, 580), (0x600...0x6FF, 520),
    (0x900...0xDFF, 650), (0xE00...0xEFF, 560), (0x10A0...0x10FF, 560), (0x1E00...0x1EFF, 580),
    (0x2002...0x2002, 500), (0x2003...0x2003, 1_000), (0x2004...0x200A, 250), (0x2013...0x2013, 556),
    (0x2014...0x2015, 1_000), (0x2018...0x201A, 222), (0x201C...0x201E, 345), (0x2022...0x2022, 350),
    (0x2026...0x2026, 1_000), (0x202F...0x202F, 200), (0x2039...0x203A, 333), (0x20A0...0x20BF, 600),
    (0x2116...0x2116, 1_073), (0x2122...0x2122, 1_000), (0x2190...0x21FF, 1_000), (0x2600...0x27BF, 900),
  ]
}
