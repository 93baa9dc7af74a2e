import GravityPresentation

/// What a run kept for reports.
struct RunRecord: Sendable {
  /// Every statement, in order, reached or not.
  var steps: [ReportedStep]
  /// What lasted, in the order in which it began.
  let spans: [ReportedSpan]
  /// Virtual time at which the run ended, as far as it counts.
  let end: Instant
}
