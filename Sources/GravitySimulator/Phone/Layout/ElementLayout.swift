import GravityPresentation

/// Lays out one element by itself, its upper left corner at the origin.
struct ElementLayout {
  let content: Content
  let drawn: PhoneElement
  let source: Element
  let style: PhoneStyle
  /// How wide it may be.
  let space: Double

  /// - Parameter width: How wide the element may be with its margins.
  init?(_ drawn: PhoneElement, of content: Content, in width: Double) {
    let sources = content.variables?.elements ?? []
    guard sources.indices.contains(drawn.place) else { return nil }
    self.content = content
    self.drawn = drawn
    source = sources[drawn.place]
    style = PhoneStyle(source.style)
    space = max(0, width - (style.margin ?? .none).width)
  }

  var box: PhoneBox {
    var box: PhoneBox =
      switch drawn.kind {
      case .text: text
      case .image: image
      case .button: button
      case .spacer: spacer
      case .products(let products): self.products(products)
      case .items: placeholder("items", .stack, "items-container")
      case .webview: placeholder("webview", .globe, "webview")
      case .choice(let value): choice(value)
      case .field(let value): field(value)
      }
    box.element = drawn.place
    return box
  }

  var padding: PhoneInsets { style.padding ?? .none }

  /// A box with the look that the style gives to every kind.
  func plain(_ kind: String, _ width: Double, _ height: Double) -> PhoneBox {
    var box = PhoneBox(kind, PhoneRect(0, 0, width, style.height ?? height))
    box.fill = style.fill
    box.stroke = style.stroke
    box.corners = .all(style.radius ?? 0)
    return box
  }

  /// How wide it is: as the style says, or as wide as what is in it, or as there is room.
  func width(_ own: Double, wrapsByDefault: Bool = false) -> Double {
    if let width = style.width { return min(width, space) }
    return style.wraps ?? wrapsByDefault ? min(own + padding.width, space) : space
  }

  private var spacer: PhoneBox {
    PhoneBox("spacer", PhoneRect(0, 0, min(style.width ?? space, space), style.height ?? 12))
  }

  /// A surface with something of its own, which no payload says the look of.
  private func placeholder(_ kind: String, _ shape: PhoneGlyph.Shape, _ name: String) -> PhoneBox {
    var box = plain(kind, width(200), 160)
    box.fill = style.fill ?? .ground
    box.stroke = style.stroke ?? .line
    box.isDashed = style.stroke == nil
    box.label = name
    let inner = box.frame.inset(by: padding)
    box.glyphs = [
      PhoneGlyph(shape: shape, frame: PhoneRect(inner.midX - 12, inner.midY - 24, 24, 24), ink: .quiet)
    ]
    let font = PhoneFont(12)
    let text = [name, source.src.map(FileName.of)].compactMap { $0 }.joined(separator: " · ")
    let line = TextWrap.oneLine(DrawnText.line(text), limit: inner.width, width: font.width)
    box.write(
      [line], font, .quiet, .center, in: PhoneRect(inner.x, inner.midY + 4, inner.width, font.lineHeight))
    return box
  }
}
