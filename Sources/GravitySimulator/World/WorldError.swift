/// Why a step or an expectation did not go well.
public enum WorldError: Error, Hashable, Sendable {
  /// The step cannot be done now; `possible` says what could be.
  case impossible(String, possible: String?)
  /// An expectation or a `never` does not hold.
  case differs(Mismatch)
  /// `at` would go back in time.
  case timeGoesBack(String)
  /// `settle` or a chain at one instant does not come to an end.
  case endless(String)
  /// The machine asked for what the platform refuses, or broke an invariant: a bug of ours.
  case bug(String)
}
