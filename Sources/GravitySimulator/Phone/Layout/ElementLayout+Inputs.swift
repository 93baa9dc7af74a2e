import GravityActions
import GravityPresentation

/// Inputs of forms, with what was put in.
extension ElementLayout {
  func choice(_ value: InputValue?) -> PhoneBox {
    let options = PhoneOptions(of: source)
    return options.isRating ? rating(options, value) : chips(options.all, value)
  }

  private func rating(_ options: PhoneOptions, _ value: InputValue?) -> PhoneBox {
    let count = options.all.count
    let chosen = options.place(of: value)
    let size = 36.0
    let own = Double(count) * size + Double(max(0, count - 1)) * 8
    // Fewer points than they need make them smaller.
    let scale = min(1, max(0, (space - padding.width) / max(1, own)))
    var box = plain("rating", width(own, wrapsByDefault: true), size * scale + padding.height)
    let inner = box.frame.inset(by: padding)
    let left = inner.x + (style.alignment ?? .start).offset(of: own * scale, in: inner.width)
    box.label = chosen.map { "\($0 + 1) of \(count) stars" } ?? "\(count) stars, none chosen"
    box.glyphs = (0..<count).map { place in
      let isOn = chosen.map { place <= $0 } ?? false
      return PhoneGlyph(
        shape: .star,
        frame: PhoneRect(
          left + Double(place) * (size + 8) * scale, inner.y, size * scale, size * scale),
        ink: isOn ? style.selected ?? .star : style.unselected ?? .noStar)
    }
    return box
  }

  /// A choice of some other format, which only a plug-in knows: its options as chips, in rows.
  private func chips(_ options: [PhoneOptions.Option], _ value: InputValue?) -> PhoneBox {
    let font = PhoneFont(14)
    var chips: [PhoneBox] = []
    var (x, y) = (padding.left, padding.top)
    for option in options {
      let text = TextWrap.oneLine(DrawnText.line(option.text), limit: space - 24, width: font.width)
      let width = font.width(of: text) + 24
      if x > padding.left, x + width > space - padding.right { (x, y) = (padding.left, y + 40) }
      let isOn = option.value == value
      var chip = PhoneBox("option", PhoneRect(x, y, width, 32), fill: isOn ? .ink : .ground, radius: 16)
      chip.stroke = isOn ? nil : .line
      chip.write([text], font, isOn ? .paper : .ink, .center, in: PhoneRect(x, y + 7, width, 18))
      chips.append(chip)
      x += width + 8
    }
    var box = plain("option-select", space, (chips.last?.frame.maxY ?? padding.top) + padding.bottom)
    box.children = chips
    return box
  }

  func field(_ value: InputValue?) -> PhoneBox {
    let font = PhoneFont(
      style.innerSize ?? style.fontSize ?? 16, weight: style.innerWeight ?? style.fontWeight ?? 400)
    let padding = style.padding ?? .all(12)
    let typed = value.map(\.text) ?? ""
    let shown = typed.isEmpty ? PhoneOptions.text("placeholder", of: source) ?? "" : typed
    let words = DrawnText.safe(shown)
    let own = words.split(separator: "\n").map { font.width(of: String($0)) }.max() ?? 0
    let width =
      style.width.map { min($0, space) }
      ?? (style.wraps == true ? min(own + padding.width + 1, space) : space)
    let height = max(44, font.lineHeight + padding.height)
    var box = plain("text-input", width, height)
    if style.fill == nil, style.stroke == nil { box.stroke = .line }
    let inner = box.frame.inset(by: padding)
    let most = max(1, Int(PhoneBounds.clamped(inner.height / font.lineHeight, 1...60)))
    let wrap = TextWrap(words, limit: inner.width, most: most, width: font.width)
    let ink = style.innerInk ?? style.textInk ?? .ink
    box.label = typed.isEmpty ? "an empty field" : "a field"
    box.write(
      wrap.lines, font, typed.isEmpty ? PhoneInk(ink.hex, alpha: ink.alpha * 0.45) : ink,
      style.alignment ?? .start, in: inner)
    return box
  }
}
