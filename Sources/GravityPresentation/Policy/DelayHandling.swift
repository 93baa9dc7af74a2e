/// Which candidates wait for their delay (P7).
public enum DelayHandling: String, Hashable, Sendable, CaseIterable {
  /// Each one, so that delays add up along a trigger.
  case everyCandidate
  /// Only the one that can be presented.
  case chosenCandidate
}
