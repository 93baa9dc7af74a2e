/// What the touches of a content are called: an element by its text, with its number where another has the same.
struct TouchNames {
  private var counts: [String: Int] = [:]

  init(_ ways: [MapWay], deadButtons: [(element: Int, text: String?)]) {
    var seen: Set<Int> = []
    for way in ways {
      guard case .element(let place, _, let text) = way.trigger, seen.insert(place).inserted else { continue }
      counts[text ?? "", default: 0] += 1
    }
    for button in deadButtons { counts[button.text ?? "", default: 0] += 1 }
  }

  subscript(trigger: MapTrigger) -> String {
    switch trigger {
    case .element(let place, let type, let text): element(place, type: type, text)
    case .closeButton: "close button"
    case .outside: "tap outside"
    case .swipeDown: "swipe down"
    case .swipeUp: "swipe up"
    case .container: "tap container"
    case .back: "system's back"
    case .time: "by itself"
    }
  }

  func element(_ place: Int, type: String, _ text: String?) -> String {
    guard let text, !text.isEmpty else { return "tap \(MapText.shown(type)) (element \(place))" }
    return "tap \(MapText.quoted(text))" + (counts[text, default: 0] > 1 ? " (element \(place))" : "")
  }
}
