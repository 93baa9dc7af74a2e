import GravityPresentation

/// One scenario under several profiles.
struct ScenarioComparison {
  private let scenario: LoadedScenario
  let comparison: Comparison

  init(_ scenario: LoadedScenario, _ profiles: [Profile]) throws(DiffProblem) {
    self.scenario = scenario
    let script = ComparisonScript(scenario)
    let payloads = DecodedPayloads()
    let policyRuns = PolicyRuns { policy in
      let profile = Profile(name: DiffWording.anyProfile, policy: policy)
      let compiled = CompiledScenario(scenario, profile: profile, payloads: payloads)
      var run = ComparisonRunner.run(script, on: compiled.setup)
      run.effort += compiled.setup.environment.catalog.size
      return run
    }
    comparison = Comparison(profiles, policyRuns)
    if let bug = comparison.bug { throw .bug(bug, in: scenario.file.displayName) }
    try checkTimes()
  }

  /// A time that has passed under one profile may lie ahead under another; one that lies ahead under none is a
  /// mistake in the file.
  private func checkTimes() throws(DiffProblem) {
    let late = comparison.runs.map { Set($0.lateSteps.map(\.number)) }
    guard
      let first = comparison.runs.first?.lateSteps.first(where: { step in
        late.allSatisfy { $0.contains(step.number) }
      })
    else { return }
    let span = scenario.document.statements[first.number].span
    throw .diagnostics([
      scenario.diagnostic(
        "`at` goes back in time", at: span, caretNote: first.reason,
        notes: [.help("times since the start only grow; `wait` moves time from where it is")])
    ])
  }

  func print(to output: any TextSink) -> ExitCode {
    let name = scenario.name == scenario.file.displayName ? "" : "  \(scenario.name)"
    let paint = Paint(usesColor: output.usesColor)
    let text = ComparisonText(comparison: comparison, paint: paint)
    let differing = comparison.differing
    let lines =
      [
        paint.title(TerminalText.sanitized(scenario.file.displayName + name)),
        DiffWording.profiles(comparison.profiles), "",
      ] + text.blocks.flatMap(\.lines) + ["", DiffWording.summary(differing: differing)]
    output.write(lines.joined(separator: "\n") + "\n")
    return differing.isEmpty ? .good : .failed
  }
}
