extension MachineState: TicketVisiting {
  /// Visits what is under way; a free slot keeps no serial that anything could still be told by.
  package mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    for index in triggers.indices {
      if triggers[index].phase == .free {
        triggers[index] = .free
      } else {
        triggers[index].visitTickets(slot: index, body)
      }
    }
    for index in presentations.indices {
      if presentations[index].phase == .free {
        presentations[index] = .free
      } else {
        presentations[index].visitTickets(slot: index, body)
      }
    }
  }
}

extension TriggerSlot {
  fileprivate mutating func visitTickets(slot: Int, _ body: (inout Ticket) -> Void) {
    var ticket = Ticket(serial: serial, slot: UInt8(slot))
    body(&ticket)
    serial = ticket.serial
    host.visitTickets(body)
    switch phase {
    case .free, .listing, .loading, .delaying, .relayingInline: break
    case .presenting(let candidate, var id):
      id.visitTickets(body)
      phase = .presenting(candidate, id)
    case .relaying(let action, var id):
      id.visitTickets(body)
      phase = .relaying(action, id)
    }
  }
}

extension PresentationSlot {
  fileprivate mutating func visitTickets(slot: Int, _ body: (inout Ticket) -> Void) {
    var ticket = Ticket(serial: serial, slot: UInt8(slot))
    body(&ticket)
    serial = ticket.serial
    host.visitTickets(body)
  }
}
