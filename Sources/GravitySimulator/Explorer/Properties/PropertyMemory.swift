import GravityPresentation

/// What has to be remembered of a run to tell whether the properties hold: small, and part of an explored state.
struct PropertyMemory: Hashable, Sendable {
}

extension PropertyMemory: TicketVisiting {
  mutating func visitTickets(_ body: (inout Ticket) -> Void) {
  }
}

extension PropertyMemory {
  func mix(into mixer: inout StateMixer) {
  }
}
