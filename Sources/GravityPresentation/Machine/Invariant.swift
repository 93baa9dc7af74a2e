/// A truth about every state of the machine; a state that breaks one shows a bug of ours.
public enum Invariant: Hashable, Sendable {
  /// A trigger that waits for the presenter waits for a presentation that was asked for.
  case presenterIsAsked(TriggerID)
  /// No two live things have one serial.
  case serialsDiffer
  /// A free slot remembers nothing but its serial.
  case freeSlotsAreClean
  /// Each host holds at most one campaign of a modal kind (P12).
  case hostsHoldOneModal(ControllerID)
  /// At most one campaign of a modal kind is up where the profile says so (P12).
  case oneModalIsUp
  /// A close or a visible impression has its impression before it (E10).
  case impressionComesFirst(PresentationID)
  /// What stands on a campaign stands on one that is up (D10).
  case hostIsUp(PresentationID)
  /// No lock where the profile has none (P9).
  case lockExists
}
