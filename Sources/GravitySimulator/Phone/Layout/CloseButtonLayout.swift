import GravityPresentation

/// The cross in a frame's corner (D4).
struct CloseButtonLayout {
  private let style: PhoneStyle
  private let frame: PhoneRect

  init(_ content: PhoneContent, in frame: PhoneRect) {
    style = PhoneStyle(content.content.variables?.frameUI?.close?.style)
    self.frame = frame
  }

  func box(isFullScreen: Bool) -> PhoneBox {
    let width = style.width ?? style.height ?? 28
    let height = style.height ?? style.width ?? 28
    let margin = style.margin ?? PhoneInsets(top: 12, left: 0, bottom: 0, right: 12)
    let top = isFullScreen ? 44.0 : 0
    var box = PhoneBox(
      "close",
      PhoneRect(frame.maxX - margin.right - width, frame.y + top + margin.top, width, height))
    box.fill = style.fill ?? PhoneInk("#767680", alpha: 0.14)
    box.stroke = style.stroke
    box.corners = .all(style.radius ?? min(width, height) / 2)
    box.label = "close button"
    let size = min(width, height) * 0.42
    box.glyphs = [
      PhoneGlyph(
        shape: .cross, frame: PhoneRect(box.frame.midX - size / 2, box.frame.midY - size / 2, size, size),
        ink: style.textInk ?? PhoneInk("#3c3c43"))
    ]
    return box
  }
}
