import GravityPresentation

/// How one candidate ended, and when.
public struct VerdictRecord: Hashable, Sendable {
  public let candidate: CandidateID
  public let verdict: Verdict
  public let time: Instant
}
