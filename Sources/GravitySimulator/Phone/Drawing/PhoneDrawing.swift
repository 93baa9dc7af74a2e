/// Draws scenes.
enum PhoneDrawing {
  /// The whole picture, one `<svg>` element; the same scene gives the same bytes.
  static func svg(of scene: PhoneScene) -> String {
    let size = PhoneFrame.size
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox),
        ("width", SVGNumber.text(size.width)), ("height", SVGNumber.text(size.height)), ("role", "img"),
        ("aria-label", DrawnText.line(scene.summary)), ("font-family", fontFamily),
      ]
    ) { writer in
      for box in boxes(of: scene) { writer.add(box) }
    }
    return writer.text
  }

  /// The room that a picture takes.
  static var viewBox: String {
    "0 0 \(SVGNumber.text(PhoneFrame.size.width)) \(SVGNumber.text(PhoneFrame.size.height))"
  }

  /// What a picture consists of: the phone, what is on it, and what is said of it below.
  static func boxes(of scene: PhoneScene) -> [PhoneBox] {
    let layout = PhoneLayout(scene: scene)
    let screen = PhoneFrame.screen
    var bezel = PhoneBox("bezel", screen.outset(12), fill: .bezel)
    bezel.corners = .all(PhoneFrame.radius + 12)
    let font = PhoneFont(13)
    let caption = TextWrap.oneLine(DrawnText.line(layout.caption), limit: screen.width, width: font.width)
    var note = PhoneBox("caption", PhoneRect(screen.x, screen.maxY + 18, screen.width, 20))
    note.write([caption], font, .quiet, .center, in: note.frame)
    return [bezel] + layout.boxes + [note]
  }

  private static let fontFamily =
    "-apple-system, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
}
