/// What a run kept for reports.
struct RunRecord: Sendable {
  /// Every statement, in order, reached or not.
  var steps: [ReportedStep]
  /// What lasted, in the order in which it began.
  let spans: [ReportedSpan]
}
