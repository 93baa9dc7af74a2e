/// Draws a scene as SVG.
struct PhoneDrawing: Sendable {
  /// The whole picture, one `<svg>` element; the same scene gives the same bytes.
  let svg: String
  /// What payloads say of looks that is not drawn: an element or a part of the frame, and the key.
  let undrawn: [String]

  init(_ scene: PhoneScene) {
    svg = Self.svg(of: scene)
    undrawn = scene.undrawn
  }

  static func svg(of scene: PhoneScene) -> String {
    let layout = PhoneLayout(scene: scene)
    let size = PhoneFrame.size
    let numbers = [size.width, size.height].map { SVGNumber.text($0) }
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 " + numbers.joined(separator: " ")),
        ("width", numbers[0]), ("height", numbers[1]), ("role", "img"),
        ("aria-label", DrawnText.line(scene.summary)), ("font-family", fontFamily),
      ]
    ) { writer in
      let screen = PhoneFrame.screen
      var bezel = PhoneBox("bezel", screen.outset(12), fill: .bezel)
      bezel.corners = .all(PhoneFrame.radius + 12)
      writer.add(bezel)
      for box in layout.boxes { writer.add(box) }
      let font = PhoneFont(13)
      let caption = TextWrap.oneLine(
        DrawnText.line(layout.caption), limit: screen.width, width: font.width)
      var note = PhoneBox("caption", PhoneRect(screen.x, screen.maxY + 18, screen.width, 20))
      note.write([caption], font, .quiet, .center, in: note.frame)
      writer.add(note)
    }
    return writer.text
  }

  private static let fontFamily =
    "-apple-system, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
}
