/// What the machine waits for, by what can end it.
package enum MachineWait: Hashable, Sendable {
  case response(RequestID)
  case timer(TimerID)
  /// The presenter says that the presentation's transition has ended: in, out, or out before the machine's
  /// patience has.
  case appeared(PresentationID)
  case disappeared(PresentationID)
  /// The system answers a push request (A8).
  case pushAnswer
}
