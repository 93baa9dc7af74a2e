/// One run as every report that is asked for says it, in the order of the reports.
struct RenderedRun: Sendable {
  let outcome: RunOutcome
  let parts: [ReportPart]

  init(_ run: ReportedRun, number: Int, by reporters: [any Reporter]) {
    outcome = RunOutcome(run)
    parts = reporters.map { $0.part(of: run, number: number) }
  }
}
