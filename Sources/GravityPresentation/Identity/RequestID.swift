/// The identity of one request: the trigger that sent it and what it asked for.
///
/// A trigger has one request in flight at a time; the purpose tells a late answer to an earlier one.
public struct RequestID: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable {
    /// POST /visit or /event: which candidates are there (P1).
    case candidates
    /// POST /choose: what is the content of this candidate (P4).
    case content(CandidateID)
  }

  public let trigger: TriggerID
  public let purpose: Purpose
}
