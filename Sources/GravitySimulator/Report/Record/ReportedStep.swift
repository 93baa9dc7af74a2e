import GravityPresentation

/// One statement of a run, and all that came of it.
struct ReportedStep: Sendable {
  enum Status: String, Sendable {
    case passed
    case failed
    /// The run ended before it.
    case notReached
  }

  /// The place among the scenario's statements, from 1.
  let number: Int
  /// Where the statement stands.
  let place: StatementPlace
  /// The statement as it is written.
  let source: String
  let isExpectation: Bool
  let status: Status
  /// Virtual time when it began, and when all was done that it waited for.
  let start: Instant
  let end: Instant
  /// What was touched, in words; nil where nothing was.
  let touched: String?
  /// What happened and what was done, in order.
  let events: [ReportedEvent]
  let verdicts: [ReportedVerdict]
  /// The ids of the quirks that showed.
  let quirks: [String]
  /// What is different from before, in words.
  let changes: [String]
  /// What the phone shows after it; nil where it was not reached.
  let scene: PhoneScene?
}
