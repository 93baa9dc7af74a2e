import GravityPresentation

/// How a run ended, and how much virtual time it took.
struct RunOutcome: Hashable, Sendable {
  let status: ScenarioReport.Status
  let time: Milliseconds

  init(_ run: ReportedRun) {
    status = run.status
    time = Milliseconds(run.end.milliseconds)
  }
}
