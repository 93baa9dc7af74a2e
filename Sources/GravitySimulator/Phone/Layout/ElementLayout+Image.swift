import GravityPresentation

/// Images: frames, since nothing is fetched.
extension ElementLayout {
  var image: PhoneBox {
    let height = style.height ?? style.width ?? 120
    var box = plain("image", width(height * 4 / 3), height)
    let name = source.src.map { DrawnText.line(FileName.of($0)) } ?? "no image"
    let fit = style.fit
    box.label = "image " + [name, fit?.word].compactMap { $0 }.joined(separator: ", ")
    box.clips = true
    let inner = box.frame.inset(by: padding)
    let picture = Self.picture(in: inner, fit: fit ?? .cover, style.alignment ?? .center)
    var surface = PhoneBox("picture", picture, fill: PhoneInk("#e4e9f2"))
    surface.corners = padding == .none && picture == inner ? box.corners : .square
    box.children = [surface]
    if style.fill == nil, picture != inner { box.fill = .ground }
    decorate(&box, inner, name: name, fit: fit)
    return box
  }

  /// The sign and the labels, as far as there is room for them.
  private func decorate(_ box: inout PhoneBox, _ inner: PhoneRect, name: String, fit: PhoneFit?) {
    let font = PhoneFont(11, weight: 500)
    let hasLabel = inner.height >= 64 && inner.width >= 72
    let size = min(28, inner.width * 0.6, inner.height * 0.6)
    let top = inner.midY - size / 2 - (hasLabel ? font.lineHeight * 0.75 : 0)
    let ink = PhoneInk("#8a94a6")
    box.glyphs = [
      PhoneGlyph(shape: .picture, frame: PhoneRect(inner.midX - size / 2, top, size, size), ink: ink)
    ]
    guard hasLabel else { return }
    let text = [name, fit?.word].compactMap { $0 }.joined(separator: " · ")
    let line = TextWrap.oneLine(text, limit: inner.width - 16, width: font.width)
    box.write(
      [line], font, PhoneInk("#5b6577"), .center,
      in: PhoneRect(inner.x, top + size + 4, inner.width, font.lineHeight))
  }

  /// Where a picture of four to three is in its frame.
  static func picture(in frame: PhoneRect, fit: PhoneFit, _ alignment: PhoneAlignment) -> PhoneRect {
    switch fit {
    case .cover, .fill: return frame
    case .contain:
      let scale = min(frame.width / 4, frame.height / 3)
      let (width, height) = (scale * 4, scale * 3)
      return PhoneRect(
        frame.x + alignment.offset(of: width, in: frame.width), frame.y + (frame.height - height) / 2,
        width, height)
    }
  }
}
