import GravityPresentation

/// Finds what a picture of a content leaves out.
struct UndrawnKeys {
  private(set) var all: [UndrawnKey] = []

  init(of content: PhoneContent) {
    addFrame(content)
    let elements = content.content.variables?.elements ?? []
    for (place, element) in elements.enumerated() {
      if let drawn = content.elements.first(where: { $0.place == place }) {
        add(element, at: place, as: PhoneSurface(drawn.kind))
      } else if !element.members.contains(where: { $0.key == "visibleWhen" }) {
        add(Self.part(place, element.type), "", .elementNotDrawn)
      }
    }
  }

  private mutating func addFrame(_ content: PhoneContent) {
    guard let frame = content.content.variables?.frameUI else { return }
    for key in frame.unread { add("frameUI", key, .unread) }
    add(frame.container.style, of: "frameUI", "container.", as: .container)
    if let close = frame.close { add(close.style, of: "frameUI", "close.", as: .closeButton) }
  }

  private mutating func add(_ element: Element, at place: Int, as surface: PhoneSurface) {
    let part = Self.part(place, element.type)
    for member in element.members where !Self.knownMembers.contains(member.key) {
      add(part, member.key, .unread)
    }
    add(element.style, of: part, "", as: surface)
  }

  private mutating func add(
    _ style: Style?, of part: String, _ path: String, as surface: PhoneSurface
  ) {
    guard let style else { return }
    for key in StyleKey.allCases where key.isPresent(in: style) {
      let name = "\(path)style.\(key.rawValue)"
      if key.attribute(on: surface) == nil {
        add(part, name, .meaningless)
      } else if let value = key.unusableValue(in: style) {
        add(part, name, .unusable(value))
      }
    }
    for key in style.unread { add(part, "\(path)style.\(key)", .unread) }
  }

  private mutating func add(_ part: String, _ key: String, _ reason: UndrawnKey.Reason) {
    all.append(UndrawnKey(part: part, key: key, reason: reason))
  }

  /// Counted from 0, as scenarios count them.
  static func part(_ place: Int, _ type: String) -> String {
    "element \(place) (\(TerminalText.sanitized(PhoneWording.cut(type))))"
  }

  /// What inputs and conditions of forms read besides (docs/FORMS.md).
  private static let knownMembers = [
    "attributeName", "displayFormat", "selectMode", "options", "required", "placeholder", "minLength",
    "maxLength", "visibleWhen",
  ]
}
