import GravityPresentation

/// One run of a scenario as reports tell it: plain data, which a reporter only renders.
struct ReportedRun: Sendable {
  /// The scenario's name and file.
  let name: String
  let file: String
  /// What the scenario says it is about.
  var description: String?
  let tags: [String]
  /// The profile it ran under.
  let profile: String
  let status: ScenarioReport.Status
  /// Every statement, in order, reached or not; none where the file could not be read or was left out.
  let steps: [ReportedStep]
  /// What took time, in the order in which it began.
  let spans: [ReportedSpan]
  /// What went wrong, as `run` prints it.
  let diagnostics: [Diagnostic]
  /// The virtual time at which the run ended.
  let end: Instant
}
