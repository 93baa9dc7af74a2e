/// A note on what there was no room for.
enum MoreNote {
  static func box(_ count: Int, in frame: PhoneRect) -> PhoneBox {
    let font = PhoneFont(12, weight: 500)
    let text = "… \(count) more"
    let width = font.width(of: text) + 20
    var box = PhoneBox(
      "more", PhoneRect(frame.midX - width / 2, frame.maxY - 32, width, 24), fill: .ink, radius: 12)
    box.opacity = 0.85
    box.write(
      [text], font, .paper, .center, in: PhoneRect(box.frame.x, box.frame.y + 4, width, font.lineHeight))
    return box
  }
}
