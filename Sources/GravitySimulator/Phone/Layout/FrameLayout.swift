import GravityPresentation

/// Lays out a content in the frame of its form, on a screen of some size.
struct FrameLayout {
  let content: PhoneContent
  let screen: PhoneRect
  private let style: PhoneStyle
  private static let statusBar = 54.0

  init(_ content: PhoneContent, on screen: PhoneRect) {
    self.content = content
    self.screen = screen
    style = PhoneStyle(content.content.variables?.frameUI?.container.style)
  }

  /// A dialog in the middle.
  var modal: PhoneBox {
    let margin = style.margin ?? PhoneInsets(top: 0, left: 24, bottom: 0, right: 24)
    let space = max(40, screen.width - margin.width)
    let width = min(style.width ?? space, space)
    let most = screen.height - Self.statusBar - PhoneFrame.homeIndicator - 24
    let (box, _) = filled("modal", width: width, most: most, corners: .all(style.radius ?? 0))
    let x = margin.left + (space - width) / 2
    let y = (screen.height - box.frame.height) / 2 + (margin.top - margin.bottom) / 2
    return box.moved(
      screen.x + x, screen.y + PhoneBounds.clamped(y, 0...max(0, screen.height - box.frame.height)))
  }

  /// At the bottom, as wide as the screen.
  var sheet: PhoneBox {
    let margin = style.margin ?? .none
    let width = max(40, screen.width - margin.width)
    let isAttached = margin.bottom == 0 && margin.width == 0
    let bottom = isAttached ? PhoneFrame.homeIndicator : 0
    let corners: PhoneCorners =
      isAttached
      ? .upperAndLower(style.radius ?? 0, PhoneFrame.radius) : .all(style.radius ?? 0)
    var (box, _) = filled(
      "sheet", width: min(style.width ?? width, width), most: screen.height - Self.statusBar - bottom,
      corners: corners)
    box.frame.height += bottom
    let x = margin.left + (width - box.frame.width) / 2
    return box.moved(screen.x + x, screen.maxY - margin.bottom - box.frame.height)
  }

  /// All of the screen; its elements begin below the status bar.
  var fullScreen: PhoneBox {
    var box = PhoneBox("fullscreen", screen, fill: style.fill ?? .paper)
    box.corners = .all(PhoneFrame.radius)
    box.stroke = style.stroke
    let padding = style.padding ?? .none
    let inner = PhoneRect(
      screen.x, screen.y + Self.statusBar, screen.width,
      screen.height - Self.statusBar - PhoneFrame.homeIndicator
    ).inset(by: padding)
    fill(&box, inner)
    return box
  }

  /// As wide as it may be, and as high as its elements.
  ///
  /// - Parameters:
  ///   - height: What a component gives it, whatever it needs.
  ///   - most: How high it may be all the same, with its margin.
  func inline(width: Double, height: Double?, most: Double) -> PhoneBox {
    let margin = style.margin ?? .none
    let most = max(0, most - margin.top)
    let (box, _) = filled(
      "inline", width: min(style.width ?? width, max(0, width - margin.width)),
      most: min(height.map(PhoneBounds.size) ?? most, most), corners: .all(style.radius ?? 0),
      isTransparent: true)
    return box.moved(margin.left, margin.top)
  }

  /// A frame around its elements, at the origin.
  private func filled(
    _ kind: String, width: Double, most: Double, corners: PhoneCorners, isTransparent: Bool = false
  ) -> (PhoneBox, ContentStack) {
    let padding = style.padding ?? .none
    let limit = max(0, most - padding.height)
    let stack = ContentStack(
      content, width: max(0, width - padding.width), limit: limit, alignment: style.alignment)
    let height = min(style.height ?? (stack.height + padding.height), most)
    var box = PhoneBox(
      kind, PhoneRect(0, 0, width, max(height, isTransparent ? 0 : 24)),
      fill: style.fill ?? (isTransparent ? nil : .paper))
    box.corners = corners
    box.stroke = style.stroke
    add(stack, to: &box, box.frame.inset(by: padding))
    return (box, stack)
  }

  private func fill(_ box: inout PhoneBox, _ inner: PhoneRect) {
    let stack = ContentStack(content, width: inner.width, limit: inner.height, alignment: style.alignment)
    add(stack, to: &box, inner)
  }

  private func add(_ stack: ContentStack, to box: inout PhoneBox, _ inner: PhoneRect) {
    box.content = content.content.contentId
    box.children = stack.moved(inner.x, inner.y)
    box.clips = stack.height > inner.height
    if content.hasCloseButton {
      box.children.append(
        CloseButtonLayout(content, in: box.frame).box(isFullScreen: box.kind == "fullscreen"))
    }
    if stack.left > 0 { box.children.append(MoreNote.box(stack.left, in: box.frame)) }
  }
}
