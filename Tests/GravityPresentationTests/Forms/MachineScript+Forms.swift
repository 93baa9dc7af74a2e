import GravityActions
import Testing

@testable import GravityPresentation

extension MachineScript {
  /// The user puts a value into the presentation; its content as it is drawn becomes another.
  mutating func fill(_ name: String, _ attribute: String, _ value: InputValue?) -> [String] {
    let id = lines.presentation(name)
    let content = builder.variant(of: content(named: name), answering: attribute, value)
    machine.adopt(builder.environment())
    return drive(.inputChanged(id, element: 0, becomes: content))
  }

  /// What the presentation draws now.
  func content(named name: String) -> ContentID {
    let id = lines.presentation(name)
    return machine.state.presentations.indices.lazy.map { machine.state.presentations[$0] }
      .first { $0.serial == id.ticket.serial }?.content ?? ContentID(index: 0)
  }

  /// The oldest event of a click is answered.
  mutating func answerClick(_ response: Response = .answered(status: 200, body: Catalog.emptyBody))
    -> [String]
  {
    let place = requests.firstIndex {
      if case .click = $0.id { return true }
      return false
    }
    guard let place else {
      Issue.record("no click has sent an event")
      return []
    }
    return answer(requests.remove(at: place).id, response)
  }
}
