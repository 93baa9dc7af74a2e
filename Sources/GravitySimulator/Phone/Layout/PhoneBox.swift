/// A part of a picture: where it is, how it looks, and what is in it.
struct PhoneBox: Hashable, Sendable {
  /// What it is, a word of ours.
  var kind: String
  /// Its place among the content's elements.
  var element: Int?
  /// The content that it is of.
  var content: String?
  /// What it is called for those who do not see it.
  var label: String?
  var frame: PhoneRect
  var fill: PhoneInk?
  var stroke: PhoneInk?
  var isDashed = false
  var corners = PhoneCorners.square
  /// While a finger is on it.
  var press: PhoneInk?
  var opacity = 1.0
  /// What is in it ends at its edges.
  var clips = false
  var lines: [PhoneLine] = []
  var glyphs: [PhoneGlyph] = []
  var children: [PhoneBox] = []

  init(_ kind: String, _ frame: PhoneRect, fill: PhoneInk? = nil, radius: Double = 0) {
    self.kind = kind
    self.frame = frame
    self.fill = fill
    corners = .all(radius)
  }

  /// The same somewhere else.
  func moved(_ dx: Double, _ dy: Double) -> PhoneBox {
    if dx == 0, dy == 0 { return self }
    var box = self
    box.frame = frame.moved(dx, dy)
    for index in lines.indices {
      box.lines[index].x += dx
      box.lines[index].y += dy
    }
    for index in glyphs.indices { box.glyphs[index].frame = glyphs[index].frame.moved(dx, dy) }
    box.children = children.map { $0.moved(dx, dy) }
    return box
  }

  /// Adds a text: its lines from the top of a rectangle on, each aligned in its width.
  mutating func write(
    _ texts: [String], _ font: PhoneFont, _ ink: PhoneInk, _ alignment: PhoneAlignment, in area: PhoneRect
  ) {
    let x =
      switch alignment {
      case .start: area.x
      case .center: area.midX
      case .end: area.maxX
      }
    for (number, text) in texts.enumerated() where !text.isEmpty {
      lines.append(
        PhoneLine(
          text: text, x: x, y: area.y + Double(number) * font.lineHeight + font.ascent,
          alignment: alignment, font: font, ink: ink))
    }
  }
}
