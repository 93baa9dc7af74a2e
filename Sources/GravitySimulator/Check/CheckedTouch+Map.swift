import GravityActions

extension CheckedTouch {
  init(_ way: MapWay, on checked: CheckedMap, named name: String) {
    let map = checked.map
    self.init(
      name: name, condition: Self.condition(of: way, on: checked),
      obstacles: way.route == nil ? [] : checked.demands(at: way.from),
      closes: way.endsOnEmptyScreen(of: map),
      does: CheckWording.deeds(of: way, on: map), callbacks: [CheckedCount](way.callbacks),
      urls: [CheckedCount](way.urls))
  }

  /// A button without an action.
  init(dead name: String) {
    self.init(name: name, condition: nil, obstacles: [], closes: false, does: [], callbacks: [], urls: [])
  }

  private static func condition(of way: MapWay, on checked: CheckedMap) -> String? {
    var parts: [String] = []
    if way.isConditional { parts.append(CheckWording.isSometimesThere) }
    if case .element(let element, _, _) = way.trigger, let route = way.route {
      let conditions = checked.conditions(ofElement: element, at: way.from)
      switch route {
      case .numbered(let number):
        if conditions.indices.contains(number - 1) {
          parts.append(CheckWording.text(of: conditions[number - 1]))
        }
      case .otherwise: if !conditions.isEmpty { parts.append(CheckWording.otherwise) }
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension MapWay {
  /// It takes its content off the screen, and nothing comes in its place.
  func endsOnEmptyScreen(of map: CampaignMap) -> Bool {
    guard leaves else { return false }
    switch to {
    case .content(let place): return !map.contents[place].isOnScreen
    case .missingStep, .offScreen: return true
    }
  }
}
