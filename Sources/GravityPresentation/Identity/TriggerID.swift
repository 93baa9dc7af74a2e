/// The identity of one `trackView` or `triggerEvent` call on its way from request to presentation (contract §2).
public struct TriggerID: Hashable, Sendable {
  package var ticket: Ticket

  /// The number that tells this one from earlier users of its slot; what traces print.
  public var serial: UInt16 { ticket.serial }
}
