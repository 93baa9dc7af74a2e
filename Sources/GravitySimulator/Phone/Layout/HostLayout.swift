/// One of the app's screens: its name, the inline components on it, and grey shapes for the rest.
struct HostLayout {
  let screen: PhoneScreen
  let area: PhoneRect

  var box: PhoneBox {
    var box = PhoneBox("screen", area, fill: .paper, radius: PhoneFrame.radius)
    box.label = "screen " + DrawnText.line(PhoneWording.cut(screen.name))
    let font = PhoneFont(17, weight: 600)
    let title = TextWrap.oneLine(
      DrawnText.line(screen.name), limit: area.width - 80, width: font.width)
    box.write([title], font, .ink, .center, in: PhoneRect(area.x, area.y + 58, area.width, font.lineHeight))
    var rule = PhoneBox("rule", PhoneRect(area.x, area.y + 94, area.width, 1), fill: .line)
    rule.label = nil
    box.children = [rule]
    var y = area.y + 106
    for component in screen.components.prefix(PhoneBounds.components) {
      guard y < area.maxY - 60 else { break }
      let part = ComponentLayout(
        component: component, width: area.width - 32, room: area.maxY - PhoneFrame.homeIndicator - y,
        screen: area
      ).box
      box.children.append(part.moved(area.x + 16, y))
      y += part.frame.height + 14
    }
    if screen.components.count > PhoneBounds.components {
      box.children.append(MoreNote.box(screen.components.count - PhoneBounds.components, in: area))
    }
    box.children += skeleton(from: y)
    return box
  }

  /// What an app's screen may look like; pages are many, so it is not much.
  private func skeleton(from top: Double) -> [PhoneBox] {
    var boxes: [PhoneBox] = []
    var y = top + 4
    let left = area.x + 16
    while y + 84 < area.maxY - 30, boxes.count < 9 {
      boxes.append(PhoneBox("skeleton", PhoneRect(left, y, 72, 72), fill: .skeleton, radius: 12))
      boxes.append(PhoneBox("skeleton", PhoneRect(left + 88, y + 10, 210, 14), fill: .skeleton, radius: 7))
      boxes.append(PhoneBox("skeleton", PhoneRect(left + 88, y + 36, 140, 12), fill: .skeleton, radius: 6))
      y += 92
    }
    return boxes
  }
}
