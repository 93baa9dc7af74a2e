import GravityPresentation

/// A scenario that an exploration wrote.
struct CounterexampleText: Sendable {
  /// The file that it was written to; where it was only printed, the one that it would have had.
  let file: String
  /// As the file has it.
  let text: String
  /// Where its paths begin.
  let folder: String
  /// What it shows.
  var reason = ""

  /// Runs it for reports.
  func run(under profile: Profile, _ detail: RecordedDetail) -> ReportedRun {
    let scenario = ScenarioLoader().load(text: text, named: file, folder: folder)
    guard scenario.diagnostics.isEmpty else { return ReportedRun(broken: scenario, profile) }
    let result = ScenarioRunner(detail: detail).run(CompiledScenario(scenario, profile: profile))
    var run = ReportedRun(result, of: scenario, profile)
    run.description = [reason, run.description ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    return run
  }
}
