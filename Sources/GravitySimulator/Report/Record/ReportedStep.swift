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
  private(set) var status: Status
  /// Virtual time when it began, and when all was done that it waited for.
  let start: Instant
  let end: Instant
  /// What was touched, in words; nil where nothing was.
  let touched: String?
  /// What happened and what was done, in order.
  var events: [ReportedEvent]
  let verdicts: [ReportedVerdict]
  /// The ids of the quirks that showed.
  let quirks: [String]
  /// What is different from before, in words.
  let changes: [String]
  /// What the phone shows after it; nil where it was not reached, or where no report draws it.
  let scene: PhoneScene?
  /// What went wrong in it; the run has all of these too.
  private(set) var diagnostics: [Diagnostic] = []

  /// What went wrong was known only later.
  mutating func fail(_ found: [Diagnostic]) {
    status = .failed
    diagnostics += found
  }
}
