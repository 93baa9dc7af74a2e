/// Whose body a request carries.
public enum SentCall: Hashable, Sendable {
  case visit(CallID)
  case event(CallID)
  case choose(CandidateID)
  /// The event of a click.
  case click(ActionID)
  case load(LoadID)
}
