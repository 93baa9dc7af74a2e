/// How a trigger ended.
public enum TriggerOutcome: Hashable, Sendable {
  /// Every candidate has its verdict.
  case completed
  /// The list had no candidates.
  case noCandidates
  /// The list did not come (P1).
  case failed(LoadFailure)
  case appKilled
  case appCrashed
}
