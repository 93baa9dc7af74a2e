import GravityPresentation

/// Runs the scenarios of a suite, each by itself.
struct SuiteRun: Sendable {
  let options: RunOptions
  /// Outranks the profile that a scenario names.
  let profile: Profile?
  let reporters: [any Reporter]

  /// - Parameter number: The scenario's place in the suite, from 1.
  func report(on source: ScenarioSource, number: Int) -> ScenarioReport {
    let scenario = ScenarioLoader(acceptsUnwritten: options.accepts).load(source)
    guard scenario.diagnostics.isEmpty else {
      return ScenarioReport(
        name: scenario.name, file: source.displayName, broken: scenario.diagnostics,
        rendered: rendered(number, scenario) { ReportedRun(broken: scenario, profile) })
    }
    guard isSelected(scenario) else {
      return ScenarioReport(
        skipped: scenario.name, file: source.displayName,
        rendered: rendered(number, scenario) { ReportedRun(skipped: scenario, profile) })
    }
    let runner = ScenarioRunner(
      keepsTimeline: options.showsTrace, isStrict: options.isStrict, detail: reporters.detail)
    let run =
      options.accepts
      ? AcceptingRun(source: source, profile: profile, runner: runner).run(scenario)
      : AcceptedRun(result: runner.run(CompiledScenario(scenario, profile: profile)), changes: [])
    let result = run.result
    let trace = options.showsTrace ? result.world.map(TraceText.lines) ?? [] : []
    return ScenarioReport(
      name: scenario.name, file: source.displayName, status: ScenarioReport.Status(result.exitCode),
      diagnostics: result.diagnostics, trace: trace, changes: run.changes,
      rendered: rendered(number, scenario) { ReportedRun(result, of: scenario, profile) })
  }

  private func isSelected(_ scenario: LoadedScenario) -> Bool {
    if let tags = options.tags, !tags.matches(scenario.document.tags) { return false }
    guard let filter = options.filter else { return true }
    return scenario.name.contains(filter) || scenario.file.displayName.contains(filter)
  }

  private func rendered(
    _ number: Int, _ scenario: LoadedScenario, _ run: () -> ReportedRun
  ) -> RenderedRun? {
    if reporters.isEmpty { return nil }
    return RenderedRun(run(), number: number, by: reporters, files: scenario.files)
  }
}

extension [any Reporter] {
  /// What has to be kept of a run for all of them; nil where there are none.
  var detail: RecordedDetail? {
    if isEmpty { return nil }
    return contains { $0.detail == .scenes } ? .scenes : .words
  }
}
