/// A font of the one family that pictures ask for.
struct PhoneFont: Hashable, Sendable {
  /// In points.
  var size: Double
  /// From 100 to 900.
  var weight: Int

  init(_ size: Double, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  /// How wide a text is on one line, in points.
  func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  func width(of character: Character) -> Double {
    let width = Double(GlyphWidth.of(character)) * size / 1_000
    return isBold ? width * 1.06 : width
  }

  var lineHeight: Double { (size * 1.28).rounded(.up) }

  /// From the top of a line to where its letters stand.
  var ascent: Double { lineHeight / 2 + size * 0.35 }

  private var isBold: Bool { weight >= 600 }
}
