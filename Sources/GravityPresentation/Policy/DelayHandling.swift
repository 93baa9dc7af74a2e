/// Which candidates wait for their delay (P7).
public enum DelayHandling: String, CaseIterable, Hashable, Sendable {
  /// Each one, so that delays add up along a trigger.
  case everyCandidate
  /// Only the one that can be presented.
  case chosenCandidate
}
