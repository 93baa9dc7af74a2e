/// What holds tickets, itself or in what it refers to.
///
/// Serials go on for ever; for an explorer, which takes two situations for one where they differ in nothing else,
/// whoever owns a situation renames them all alike. Only the order of serials has a meaning.
package protocol TicketVisiting {
  mutating func visitTickets(_ body: (inout Ticket) -> Void)
}

extension TriggerID: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) { body(&ticket) }
}

extension PresentationID: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) { body(&ticket) }
}

extension ControllerID: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    guard var id = presentation else { return }
    body(&id.ticket)
    self = .campaign(id)
  }
}

extension RequestID: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    switch self {
    case .candidates(var trigger):
      body(&trigger.ticket)
      self = .candidates(trigger)
    case .content(var trigger, let candidate):
      body(&trigger.ticket)
      self = .content(trigger, candidate)
    case .click(var trigger):
      body(&trigger.ticket)
      self = .click(trigger)
    case .load: break
    }
  }
}

extension TimerID: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    switch self {
    case .delay(var trigger, let candidate):
      body(&trigger.ticket)
      self = .delay(trigger, candidate)
    case .selfDismissal(var id):
      body(&id.ticket)
      self = .selfDismissal(id)
    case .removal(var id):
      body(&id.ticket)
      self = .removal(id)
    case .visibility(var id):
      body(&id.ticket)
      self = .visibility(id)
    case .presenterAnswer(var id):
      body(&id.ticket)
      self = .presenterAnswer(id)
    }
  }
}
