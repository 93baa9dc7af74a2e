import GravityPresentation

extension SimulatedWorld: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    machine.state.visitTickets(body)
    agenda.visitTickets(body)
    host.visitTickets(body)
    for place in relayedClicks.indices {
      var click = relayedClicks[place]
      click.trigger.visitTickets(body)
      relayedClicks[place] = click
    }
    for place in shelves.indices { shelves[place].id.visitTickets(body) }
    monitor?.memory.visitTickets(body)
  }
}

extension ShelfID: TicketVisiting {
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    guard case .presentation(var id) = self else { return }
    id.visitTickets(body)
    self = .presentation(id)
  }
}

extension Agenda: TicketVisiting {
  mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    for place in entries.indices { entries[place].task.visitTickets(body) }
  }
}

extension Agenda.Task: TicketVisiting {
  mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    switch self {
    case .response(var request, let response):
      request.visitTickets(body)
      self = .response(request, response)
    case .timer(var timer):
      timer.visitTickets(body)
      self = .timer(timer)
    case .appearing(var id):
      id.visitTickets(body)
      self = .appearing(id)
    case .disappearing(var id):
      id.visitTickets(body)
      self = .disappearing(id)
    case .cardSecond(var shelf, let card):
      shelf.visitTickets(body)
      self = .cardSecond(shelf, card)
    case .tracking, .inlineSecond, .deadline: break
    }
  }
}

extension HostScreens: TicketVisiting {
  mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    for place in screens.indices {
      screens[place].id.visitTickets(body)
      screens[place].presenter?.visitTickets(body)
    }
    for place in overlays.indices {
      overlays[place].presentation.visitTickets(body)
      overlays[place].host.visitTickets(body)
    }
  }
}
