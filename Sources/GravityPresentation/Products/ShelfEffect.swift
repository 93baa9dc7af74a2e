/// What the detectors of a content's cards ask for, and what they tell whoever reads the run.
public enum ShelfEffect: Hashable, Sendable {
  /// E5.
  case report(SlotID)
  /// The second that a card must be in sight for (E3).
  case startTimer(Int, at: Instant)
  case cancelTimer(Int)
  case quirk(Quirk)
  case note(ShelfNote)
}
