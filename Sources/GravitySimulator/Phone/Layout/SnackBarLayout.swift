import GravityPresentation

/// A bar over the lower edge of its host: a picture, texts below each other, and a picture or a button (D1, D7).
struct SnackBarLayout {
  let content: PhoneContent
  let screen: PhoneRect
  private let style: PhoneStyle

  init(_ content: PhoneContent, on screen: PhoneRect) {
    self.content = content
    self.screen = screen
    style = PhoneStyle(content.content.variables?.frameUI?.container.style)
  }

  /// - Parameter isInvisible: It is there, and nobody sees it (D9).
  func box(isInvisible: Bool) -> PhoneBox {
    let margin = style.margin ?? .none
    let width = max(80, min(style.width ?? .infinity, screen.width - 32 - margin.width))
    let padding = style.padding ?? .all(12)
    let room = max(0, width - padding.width)
    var parts = self.parts(room)
    let height = max(style.height ?? (parts.map(\.frame.height).max() ?? 0) + padding.height, 44)
    for index in parts.indices {
      let y = padding.top + max(0, (height - padding.height - parts[index].frame.height) / 2)
      parts[index] = parts[index].moved(padding.left, y)
    }
    var box = PhoneBox("snackbar", PhoneRect(0, 0, width, height), fill: style.fill ?? .paper)
    box.corners = .all(style.radius ?? 0)
    box.stroke = style.stroke ?? .line
    box.content = content.content.contentId
    box.children = parts
    if isInvisible { hide(&box) }
    // 24 points above the safe area.
    return box.moved(
      screen.x + 16 + margin.left, screen.maxY - 34 - 24 - margin.bottom - min(height, screen.height - 120))
  }

  /// What is in it, from the left, each at the top.
  private func parts(_ room: Double) -> [PhoneBox] {
    var leading: PhoneElement?
    var texts: [PhoneElement] = []
    var trailing: PhoneElement?
    for element in content.elements {
      switch element.kind {
      case .text: texts.append(element)
      case .image where texts.isEmpty && leading == nil: leading = element
      default: trailing = element
      }
    }
    let gap = 12.0
    let first = leading.flatMap { picture($0, in: room / 3) }
    let last = trailing.flatMap { $0.kind == .image ? picture($0, in: room / 3) : action($0, in: room / 2) }
    let left = first.map { $0.frame.width + gap } ?? 0
    let right = last.map { $0.frame.width + gap } ?? 0
    var boxes: [PhoneBox] = []
    if let first { boxes.append(first) }
    let column = column(texts, in: max(24, room - left - right))
    if !column.children.isEmpty { boxes.append(column.moved(left, 0)) }
    if let last { boxes.append(last.moved(room - last.frame.width, 0)) }
    return boxes
  }

  private func picture(_ element: PhoneElement, in width: Double) -> PhoneBox? {
    guard let layout = ElementLayout(element, of: content.content, in: width) else { return nil }
    let side = layout.style.width ?? layout.style.height ?? 40
    return ElementLayout(
      element, of: content.content, in: min(side, width) + (layout.style.margin ?? .none).width)?
      .box
  }

  /// As wide as its text, whatever the style says: it shares the bar with the texts.
  private func action(_ element: PhoneElement, in width: Double) -> PhoneBox? {
    guard let layout = ElementLayout(element, of: content.content, in: width) else { return nil }
    let box = layout.box
    guard let line = box.lines.max(by: { $0.font.width(of: $0.text) < $1.font.width(of: $1.text) }) else {
      return box
    }
    let padding = layout.style.padding ?? PhoneInsets(top: 0, left: 16, bottom: 0, right: 16)
    let own = layout.style.width ?? (line.font.width(of: line.text) + padding.width + 1)
    let margin = (layout.style.margin ?? .none).width
    return ElementLayout(element, of: content.content, in: min(own, width) + margin)?.box
  }

  private func column(_ texts: [PhoneElement], in width: Double) -> PhoneBox {
    var box = PhoneBox("texts", PhoneRect(0, 0, width, 0))
    for text in texts {
      guard let layout = ElementLayout(text, of: content.content, in: width) else { continue }
      let part = layout.box
      box.children.append(part.moved(layout.style.margin?.left ?? 0, box.frame.height))
      box.frame.height += part.frame.height + 2
    }
    return box
  }

  private func hide(_ box: inout PhoneBox) {
    let font = PhoneFont(12, weight: 500)
    box.fill = nil
    box.stroke = .quiet
    box.isDashed = true
    box.children = []
    box.label = "an invisible snack bar"
    box.write(
      ["nobody sees it (D9)"], font, .quiet, .center,
      in: PhoneRect(0, (box.frame.height - font.lineHeight) / 2, box.frame.width, font.lineHeight))
  }
}
