/// One run as every report that is asked for says it, in the order of the reports.
struct RenderedRun: Sendable {
  let outcome: RunOutcome
  let parts: [ReportPart]
  /// What its scenario names, as ``LoadedScenario/files`` does.
  let files: [String]

  init(_ run: ReportedRun, number: Int, by reporters: [any Reporter], files: [String] = []) {
    outcome = RunOutcome(run)
    parts = reporters.map { $0.part(of: run, number: number) }
    self.files = files
  }
}
