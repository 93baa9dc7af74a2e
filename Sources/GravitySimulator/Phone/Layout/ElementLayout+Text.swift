import GravityPresentation

/// Texts and buttons.
extension ElementLayout {
  var text: PhoneBox {
    let font = PhoneFont(
      style.fontSize ?? style.innerSize ?? 16, weight: style.fontWeight ?? style.innerWeight ?? 400)
    let words = DrawnText.safe(source.text ?? "")
    let room = (style.width.map { min($0, space) } ?? space) - padding.width
    let wrap = TextWrap(words, limit: room, most: PhoneBounds.lines, width: font.width)
    let widest = wrap.lines.map { font.width(of: $0) }.max() ?? 0
    let height = Double(wrap.lines.count) * font.lineHeight + padding.height
    var box = plain("text", width(widest), height)
    box.label = words.isEmpty ? "an empty text" : nil
    box.write(
      wrap.lines, font, style.textInk ?? style.innerInk ?? .ink, style.alignment ?? .start,
      in: box.frame.inset(by: padding))
    box.clips = style.height.map { $0 < height } ?? false
    return box
  }

  var button: PhoneBox {
    let font = PhoneFont(
      style.innerSize ?? style.fontSize ?? 16, weight: style.innerWeight ?? style.fontWeight ?? 600)
    let padding = style.padding ?? PhoneInsets(top: 12, left: 16, bottom: 12, right: 16)
    let words = DrawnText.safe(source.text ?? "")
    let room = (style.width.map { min($0, space) } ?? space) - padding.width
    let wrap = TextWrap(words, limit: room, most: 3, width: font.width)
    let widest = wrap.lines.map { font.width(of: $0) }.max() ?? 0
    let height = Double(wrap.lines.count) * font.lineHeight
    let own = min(widest + padding.width, space)
    let width = style.width.map { min($0, space) } ?? (style.wraps == true ? own : space)
    var box = plain("button", width, height + padding.height)
    box.press = style.press
    let isOnDark = style.fill?.isDark ?? false
    let ink = style.innerInk ?? style.textInk ?? (isOnDark ? .paper : .tint)
    // However high the button is, its text stands in the middle.
    let inner = PhoneRect(
      box.frame.x + padding.left, box.frame.midY - height / 2, max(0, width - padding.width), height)
    box.write(wrap.lines, font, ink, style.alignment ?? .center, in: inner)
    return box
  }
}
