import GravityActions

/// What the system draws over and beside an app.
struct SystemLayout {
  let area: PhoneRect

  /// The clock, the lock of presentation, and the battery.
  func statusBar(isLocked: Bool) -> PhoneBox {
    var box = PhoneBox("statusbar", PhoneRect(area.x, area.y, area.width, 54))
    box.write(
      ["9:41"], PhoneFont(16, weight: 600), .ink, .center, in: PhoneRect(area.x + 30, area.y + 18, 60, 20))
    var battery = PhoneBox("battery", PhoneRect(area.maxX - 64, area.y + 22, 26, 13), radius: 4)
    battery.stroke = .ink
    battery.children = [
      PhoneBox("charge", PhoneRect(area.maxX - 62, area.y + 24, 18, 9), fill: .ink, radius: 2)
    ]
    box.children = [battery]
    if isLocked {
      box.glyphs = [
        PhoneGlyph(shape: .lock, frame: PhoneRect(area.maxX - 88, area.y + 20, 16, 16), ink: .ink)
      ]
      box.label = "presentation is locked"
    }
    return box
  }

  var homeIndicator: PhoneBox {
    PhoneBox("home", PhoneRect(area.midX - 67, area.maxY - 13, 134, 5), fill: .ink, radius: 2.5)
  }

  var shade: PhoneBox {
    var box = PhoneBox("shade", area, fill: .shade)
    box.corners = .all(PhoneFrame.radius)
    return box
  }

  /// The question for the push permission, over everything.
  var prompt: PhoneBox {
    let frame = PhoneRect(area.midX - 137, area.midY - 110, 274, 214)
    var box = PhoneBox("prompt", frame, fill: PhoneInk("#f7f7f9"), radius: 16)
    box.label = "the system asks for the push permission"
    let title = PhoneFont(17, weight: 600)
    let text = PhoneFont(13)
    box.write(
      ["“The app” would like to", "send you notifications"], title, .ink, .center,
      in: PhoneRect(frame.x, frame.y + 20, frame.width, 0))
    box.write(
      [
        "Notifications may include alerts,", "sounds and icon badges. These can",
        "be configured in Settings.",
      ],
      text, .ink, .center, in: PhoneRect(frame.x, frame.y + 72, frame.width, 0))
    let line = frame.maxY - 76
    var refuse = PhoneBox("deny", PhoneRect(frame.x, line, frame.width / 2, 76))
    refuse.write(
      ["Don’t allow"], PhoneFont(17), .tint, .center, in: PhoneRect(frame.x, line + 26, frame.width / 2, 0))
    var allow = PhoneBox("allow", PhoneRect(frame.midX, line, frame.width / 2, 76))
    allow.write(
      ["Allow"], PhoneFont(17, weight: 600), .tint, .center,
      in: PhoneRect(frame.midX, line + 26, frame.width / 2, 0))
    box.children = [
      PhoneBox("rule", PhoneRect(frame.x, line, frame.width, 1), fill: .faint),
      PhoneBox("rule", PhoneRect(frame.midX, line, 1, 76), fill: .faint), refuse, allow,
    ]
    return box
  }

  /// The app's page in the system's settings (A8).
  func settings(_ status: PushAuthorizationStatus) -> PhoneBox {
    var box = PhoneBox("settings", area, fill: .ground, radius: PhoneFrame.radius)
    box.label = "the system's settings"
    box.write(
      ["Notifications"], PhoneFont(17, weight: 600), .ink, .center,
      in: PhoneRect(area.x, area.y + 58, area.width, 0))
    box.glyphs = [
      PhoneGlyph(shape: .chevron, frame: PhoneRect(area.x + 12, area.y + 60, 18, 18), ink: .tint)
    ]
    box.write(
      ["Settings"], PhoneFont(17), .tint, .start, in: PhoneRect(area.x + 32, area.y + 58, 90, 0))
    let isOn = Self.allows(status)
    let row = PhoneRect(area.x + 16, area.y + 120, area.width - 32, 52)
    var allow = PhoneBox("row", row, fill: .paper, radius: 12)
    allow.label = "allow notifications, \(isOn ? "on" : "off")"
    allow.write(
      ["Allow notifications"], PhoneFont(17), .ink, .start, in: PhoneRect(row.x + 16, row.y + 15, 200, 0))
    let knob = PhoneRect(row.maxX - 67, row.y + 11, 51, 30)
    allow.children = [
      PhoneBox("switch", knob, fill: isOn ? .on : .off, radius: 15),
      PhoneBox(
        "knob", PhoneRect(isOn ? knob.maxX - 28 : knob.x + 2, knob.y + 2, 26, 26), fill: .paper, radius: 13),
    ]
    var rest = PhoneBox("row", PhoneRect(row.x, row.maxY + 28, row.width, 156), fill: .paper, radius: 12)
    rest.opacity = isOn ? 1 : 0.5
    for (number, text) in ["Lock screen", "Notification centre", "Banners"].enumerated() {
      let y = rest.frame.y + Double(number) * 52
      rest.write([text], PhoneFont(17), .ink, .start, in: PhoneRect(row.x + 16, y + 15, 220, 0))
      if number > 0 {
        rest.children.append(PhoneBox("rule", PhoneRect(row.x + 16, y, row.width - 16, 1), fill: .line))
      }
    }
    box.children = [allow, rest]
    return box
  }

  private static func allows(_ status: PushAuthorizationStatus) -> Bool {
    switch status {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied: false
    }
  }

  /// The system's own screen, with a word on what has become of the app.
  func elsewhere(_ text: String) -> PhoneBox {
    var box = PhoneBox("elsewhere", area, fill: PhoneInk("#dfe6f1"), radius: PhoneFrame.radius)
    box.label = text
    for row in 0..<4 {
      for column in 0..<4 {
        let frame = PhoneRect(
          area.x + 31 + Double(column) * 88, area.y + 88 + Double(row) * 96, 64, 64)
        box.children.append(
          PhoneBox("icon", frame, fill: PhoneInk("#ffffff", alpha: 0.6), radius: 15))
      }
    }
    let font = PhoneFont(15, weight: 500)
    let width = font.width(of: text) + 32
    var note = PhoneBox(
      "note", PhoneRect(area.midX - width / 2, area.y + 560, width, 40), fill: .paper, radius: 20)
    note.write([text], font, .ink, .center, in: PhoneRect(note.frame.x, note.frame.y + 10, width, 0))
    box.children.append(note)
    return box
  }
}
