import GravityPresentation

/// Whose requests have one origin: a trigger's and those for its content have, all others are alone.
enum RequestSender: Hashable, Sendable {
  case trigger(TriggerID)
  case click(TriggerID)
  case load(LoadID)

  init(of request: RequestID) {
    switch request {
    case .candidates(let trigger), .content(let trigger, _): self = .trigger(trigger)
    case .click(let trigger): self = .click(trigger)
    case .load(let load, _): self = .load(load)
    }
  }
}
