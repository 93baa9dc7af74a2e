/// An inline component on a screen: its name, and what it draws.
struct ComponentLayout {
  let component: PhoneComponent
  let width: Double
  /// How high it may be: what is further down on the screen nobody sees.
  let room: Double
  let screen: PhoneRect
  /// Below each content.
  private static let gap = 6.0

  var box: PhoneBox {
    let font = PhoneFont(11, weight: 500)
    let name = TextWrap.oneLine(
      DrawnText.line("inline · \(component.name)"), limit: width, width: font.width)
    var box = PhoneBox("component", PhoneRect(0, 0, width, font.lineHeight + 4))
    box.label = "inline component " + DrawnText.line(PhoneWording.cut(component.name))
    box.write([name], font, .quiet, .start, in: box.frame)
    switch component.drawing {
    case .nothing: add(hint("empty"), to: &box)
    case .loader: add(hint("loading …"), to: &box)
    case .contents where component.height == 0: add(hint("0 points high"), to: &box)
    case .contents(let contents):
      var drawn = 0
      for content in contents.prefix(PhoneBounds.contents) where drawn == 0 || box.frame.height < room {
        let frame = FrameLayout(content, on: screen)
        add(
          frame.inline(width: width, height: component.height, most: room - box.frame.height - Self.gap),
          to: &box)
        drawn += 1
      }
      if contents.count > drawn {
        box.children.append(MoreNote.box(contents.count - drawn, in: box.frame))
      }
    }
    return box
  }

  private func add(_ part: PhoneBox, to box: inout PhoneBox) {
    box.children.append(part.moved(0, box.frame.height))
    box.frame.height += part.frame.maxY + Self.gap
  }

  private func hint(_ text: String) -> PhoneBox {
    let font = PhoneFont(12)
    var box = PhoneBox("hint", PhoneRect(0, 0, width, 32), radius: 8)
    box.stroke = .faint
    box.isDashed = true
    box.write([text], font, .quiet, .center, in: PhoneRect(0, 8, width, font.lineHeight))
    return box
  }
}
