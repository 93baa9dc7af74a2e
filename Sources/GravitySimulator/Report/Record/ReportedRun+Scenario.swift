import GravityPresentation

extension ReportedRun {
  /// - Parameter profile: What outranked the scenario's own profile.
  init(_ result: ScenarioResult, of scenario: LoadedScenario, _ profile: Profile?) {
    let end = result.record?.end ?? result.world?.now ?? .start
    self.init(
      scenario, profile, status: ScenarioReport.Status(result.exitCode),
      steps: result.record?.steps ?? ReportedStep.notReached(scenario.recordedStatements, at: end),
      spans: result.record?.spans ?? [], diagnostics: result.diagnostics, end: end)
  }

  /// A scenario that cannot run; of its statements there are those that could be read.
  init(broken scenario: LoadedScenario, _ profile: Profile?) {
    self.init(
      scenario, profile, status: .broken,
      steps: ReportedStep.notReached(scenario.recordedStatements, at: .start),
      spans: [], diagnostics: scenario.diagnostics, end: .start)
  }

  /// A scenario that was left out.
  init(skipped scenario: LoadedScenario, _ profile: Profile?) {
    self.init(scenario, profile, status: .skipped, steps: [], spans: [], diagnostics: [], end: .start)
  }

  private init(
    _ scenario: LoadedScenario, _ profile: Profile?, status: ScenarioReport.Status, steps: [ReportedStep],
    spans: [ReportedSpan], diagnostics: [Diagnostic], end: Instant
  ) {
    self.init(
      name: scenario.name, file: scenario.file.displayName, description: scenario.document.description,
      tags: scenario.document.tags, profile: (profile ?? scenario.profile ?? .ios).name, status: status,
      steps: steps, spans: spans, diagnostics: diagnostics, end: end)
  }
}
