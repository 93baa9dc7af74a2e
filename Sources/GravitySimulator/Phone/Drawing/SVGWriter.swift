/// Writes boxes as SVG: presentation attributes only, so that nothing in a picture refers to anything.
struct SVGWriter {
  let dialect: SVGDialect
  private(set) var text = ""
  /// The outermost elements and those in them, each behind what is in it.
  private(set) var spans: [SVGSpan] = []
  private var depth = 0

  init(_ dialect: SVGDialect = .picture) {
    self.dialect = dialect
  }

  /// An element with attributes that have a value, and what is in it.
  mutating func element(
    _ name: String, _ attributes: [(String, String?)], _ content: ((inout SVGWriter) -> Void)? = nil
  ) {
    let start = text.utf8.count
    text += "<"
    text += name
    for case (let key, let value?) in attributes { dialect.write(key, value, to: &text) }
    guard let content else {
      text += dialect.emptyEnd
      note(from: start, head: start)
      return
    }
    text += ">"
    let head = text.utf8.count
    depth += 1
    content(&self)
    depth -= 1
    text += "</"
    text += name
    text += ">"
    note(from: start, head: name == "g" ? head : start)
  }

  private mutating func note(from start: Int, head: Int) {
    guard depth < 2 else { return }
    spans.append(SVGSpan(isOutermost: depth == 0, start: start, head: head, end: text.utf8.count))
  }

  mutating func add(_ box: PhoneBox) {
    let isGroup = box.element != nil || box.content != nil || box.label != nil || box.opacity < 1
    guard isGroup else { return addParts(of: box) }
    element(
      "g",
      [
        ("data-kind", box.kind), ("data-element", box.element.map(String.init)),
        ("data-content", box.content.map { DrawnText.line(PhoneWording.cut($0)) }),
        ("aria-label", box.label), ("opacity", box.opacity < 1 ? SVGNumber.text(box.opacity) : nil),
      ]
    ) { $0.addParts(of: box) }
  }

  private mutating func addParts(of box: PhoneBox) {
    addSurface(of: box)
    guard box.clips else { return addInside(of: box) }
    // A line along an edge is half outside of it.
    let frame = box.frame.outset(1)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { SVGNumber.text($0) }
    // An inner picture ends at its edges; a clipping path would need an id.
    element(
      "svg",
      [
        ("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]), ("height", numbers[3]),
        ("viewBox", numbers.joined(separator: " ")),
      ]
    ) { $0.addInside(of: box) }
  }

  private mutating func addInside(of box: PhoneBox) {
    for child in box.children { add(child) }
    for glyph in box.glyphs { add(glyph) }
    for line in box.lines { add(line) }
  }

  private mutating func addSurface(of box: PhoneBox) {
    guard box.fill != nil || box.stroke != nil || box.press != nil else { return }
    let (fill, stroke) = (box.fill, box.stroke)
    let paint: [(String, String?)] = [
      ("fill", fill?.hex ?? "none"), ("fill-opacity", Self.opacity(fill)), ("stroke", stroke?.hex),
      ("stroke-opacity", Self.opacity(stroke)), ("stroke-dasharray", box.isDashed ? "4 3" : nil),
      ("data-press-color", box.press?.hex),
    ]
    let frame = box.frame
    switch box.corners {
    case .all(let radius):
      let radius = min(radius, frame.width / 2, frame.height / 2)
      element(
        "rect",
        [
          ("x", SVGNumber.text(frame.x)), ("y", SVGNumber.text(frame.y)),
          ("width", SVGNumber.text(frame.width)), ("height", SVGNumber.text(frame.height)),
          ("rx", radius > 0 ? SVGNumber.text(radius) : nil),
        ] + paint)
    case .upperAndLower(let upper, let lower):
      element("path", [("d", SVGPath.rounded(frame, upper: upper, lower: lower))] + paint)
    }
  }

  private mutating func add(_ line: PhoneLine) {
    let anchor =
      switch line.alignment {
      case .start: nil as String?
      case .center: "middle"
      case .end: "end"
      }
    element(
      "text",
      [
        ("x", SVGNumber.text(line.x)), ("y", SVGNumber.text(line.y)),
        ("font-size", SVGNumber.text(line.font.size)),
        ("font-weight", line.font.weight == 400 ? nil : String(line.font.weight)),
        ("fill", line.ink.hex), ("fill-opacity", Self.opacity(line.ink)), ("text-anchor", anchor),
        ("unicode-bidi", SVGText.runsBothWays(line.text) ? "isolate" : nil),
      ]
    ) { $0.text += SVGText.escaped(line.text) }
  }

  private mutating func add(_ glyph: PhoneGlyph) {
    let frame = glyph.frame
    let path = SVGPath.glyph(glyph.shape)
    let scale = SVGNumber.text(frame.width / 24, decimals: 4)
    let ink = glyph.ink
    element(
      "path",
      [
        ("data-kind", glyph.shape.rawValue), ("d", path.data),
        (
          "transform",
          "translate(\(SVGNumber.text(frame.x)) \(SVGNumber.text(frame.y))) scale(\(scale))"
        ),
        ("fill", path.isFilled ? ink.hex : "none"), ("fill-opacity", path.isFilled ? Self.opacity(ink) : nil),
        ("stroke", path.isFilled ? nil : ink.hex),
        ("stroke-opacity", path.isFilled ? nil : Self.opacity(ink)),
        ("stroke-width", path.isFilled ? nil : "2"), ("stroke-linecap", path.isFilled ? nil : "round"),
        ("stroke-linejoin", path.isFilled ? nil : "round"),
      ])
  }

  private static func opacity(_ ink: PhoneInk?) -> String? {
    guard let ink, ink.alpha < 1 else { return nil }
    return SVGNumber.text(ink.alpha)
  }
}
