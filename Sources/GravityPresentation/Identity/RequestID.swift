/// The identity of one request: who sent it, and what it asked for.
///
/// A trigger has one request in flight at a time; what it asked for tells a late answer to an earlier one.
public enum RequestID: Hashable, Sendable {
  /// POST /visit or /event: which candidates are there (P1).
  case candidates(TriggerID)
  /// POST /choose: what is the content of this candidate (P4).
  case content(TriggerID, CandidateID)
  /// POST /event that a click asked for; only that it is answered matters.
  case click(TriggerID)
  /// POST /choose outside a trigger: for a call of the app's, or an inline component (C1, N1).
  case load(LoadID, LogMessage.Call)

  /// The trigger that waits for the answer; nil for what no trigger asked for.
  public var trigger: TriggerID? {
    switch self {
    case .candidates(let trigger), .content(let trigger, _): trigger
    case .click, .load: nil
    }
  }
}
