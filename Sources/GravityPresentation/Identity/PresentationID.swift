/// The identity of one showing of one content, from the request to present it until it is gone.
public struct PresentationID: Hashable, Sendable, BitwiseCopyable {
  package var ticket: Ticket

  package init(ticket: Ticket) { self.ticket = ticket }

  /// The number that tells this one from earlier users of its slot; what traces print.
  public var serial: UInt16 { ticket.serial }
}
