/// The identity of one timer; the machine starts and cancels timers by it and hears of them by it.
public enum TimerID: Hashable, Sendable {
  /// The delay of a candidate (P7).
  case delay(TriggerID, CandidateID)
  /// The time after which a snack bar begins to leave (D5).
  case selfDismissal(PresentationID)
  /// The time after which a leaving snack bar is gone (D5).
  case removal(PresentationID)
  /// The second that must pass before what is in the window is a visible impression (E3).
  case visibility(PresentationID)
  /// The longest that the machine waits for its presenter to appear or to take down a presentation.
  case presenterAnswer(PresentationID)
}
