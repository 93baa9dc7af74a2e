import GravityActions
import GravityPresentation

/// One way of the schema `gravity-sim/graph/1`.
struct MapWayJSON: Encodable {
  let from: String
  let to: String
  let leaves: Bool
  let trigger: Trigger
  let action: String?
  let deeds: [Deed]
  let callbacks: [Callback]
  let urls: [URLs]

  struct Trigger: Encodable {
    let kind: String
    var element: Int?
    var type: String?
    var text: String?
    var milliseconds: Int64?
    let conditional: Bool
    /// The number of a form's route; 0 where none holds.
    let route: Int?
  }

  struct Deed: Encodable {
    let deed: String
    var step: Int?
    var onTop: Bool?
    /// What is copied, opened, followed, sent or told, or what follows a refusal.
    var value: String?
    var target: String?
  }

  struct Callback: Encodable {
    let event: String
    let count: Int
  }

  struct URLs: Encodable {
    let type: String
    let count: Int
  }

  init(_ way: MapWay) {
    from = MapPlace.content(way.from).id
    to = way.to.id
    leaves = way.leaves
    trigger = Self.trigger(of: way)
    action = way.action
    deeds = way.deeds.map(Self.deed)
    callbacks = way.callbacks.map { Callback(event: $0.word, count: $0.count) }
    urls = way.urls.map { URLs(type: $0.word, count: $0.count) }
  }

  private static func trigger(of way: MapWay) -> Trigger {
    let route: Int? =
      switch way.route {
      case nil: nil
      case .numbered(let number): number
      case .otherwise: 0
      }
    var trigger = Trigger(kind: way.trigger.kind, conditional: way.isConditional, route: route)
    switch way.trigger {
    case .element(let place, let type, let text):
      trigger.element = place
      trigger.type = type
      trigger.text = text
    case .time(let time): trigger.milliseconds = time.count
    case .closeButton, .outside, .swipeDown, .swipeUp, .container, .back: break
    }
    return trigger
  }

  private static func deed(_ deed: MapDeed) -> Deed {
    switch deed {
    case .closes: Deed(deed: "closes")
    case .opensStep(let step, let isOnTop): Deed(deed: "opensStep", step: step, onTop: isOnTop)
    case .copies(let text): Deed(deed: "copies", value: text)
    case .followsURL(let url, let target): Deed(deed: "followsURL", value: url, target: target.wireName)
    case .followsDeeplink(let link): Deed(deed: "followsDeeplink", value: link)
    case .asksForPush(let refusal): Deed(deed: "asksForPush", value: refusal.rawValue)
    case .opensSettings: Deed(deed: "opensSettings")
    case .tellsOfPush: Deed(deed: "tellsOfPush")
    case .callsBack(let name): Deed(deed: "callsBack", value: name)
    case .sendsEvent(let type): Deed(deed: "sendsEvent", value: type)
    case .falls(let note): Deed(deed: "falls", value: name(of: note))
    case .nothing: Deed(deed: "nothing")
    }
  }

  private static func name(of note: ActionNote) -> String {
    switch note {
    case .missingCopyData: "missingCopyData"
    case .missingURL: "missingURL"
    case .missingURLType: "missingURLType"
    case .missingDeeplink: "missingDeeplink"
    case .missingStep: "missingStep"
    case .unknownAction: "unknownAction"
    case .malformed: "malformed"
    case .invalidInputs: "invalidInputs"
    case .ignoredAfterClose: "ignoredAfterClose"
    }
  }
}
