extension ScenarioRunner {
  /// Tells what a run left out before an expectation asks, once no step comes any more.
  func conclude(before statement: Int, of document: ScenarioDocument, in world: inout SimulatedWorld) {
    guard document.statements[statement].isAboutUsage else { return }
    let hasStep = document.statements[statement...].contains { statement in
      if case .step = statement.kind { true } else { false }
    }
    if !hasStep { world.concludeUsage() }
  }

  /// The result with every misuse as an error of its own, in the order of the text.
  func strict(_ result: ScenarioResult, of scenario: LoadedScenario) -> ScenarioResult {
    guard let world = result.world, !world.recording.usage.items.isEmpty else { return result }
    let found = Self.diagnostics(of: world.recording.usage.items, in: scenario)
    var record = result.record
    for (statement, diagnostic) in found {
      if let statement { record?.steps[statement].fail([diagnostic]) }
    }
    return ScenarioResult(
      exitCode: result.exitCode.worst(.failed), diagnostics: result.diagnostics + found.map(\.diagnostic),
      world: world, record: record)
  }

  private static func diagnostics(
    of findings: [UsageFinding], in scenario: LoadedScenario
  ) -> [(statement: Int?, diagnostic: Diagnostic)] {
    let spans = UsagePlaces(scenario, of: findings).spans(of: findings).map { span in
      span ?? SourceSpan(line: 1, column: 1, length: 1)
    }
    let places = spans.map { scenario.parts.order(of: $0) }
    let ordered = findings.indices.sorted { left, right in
      places[left] == places[right] ? left < right : places[left].lexicographicallyPrecedes(places[right])
    }
    return ordered.map { number in
      let finding = findings[number]
      let diagnostic = scenario.diagnostic(
        Wording.sentence(of: finding.misuse), at: spans[number],
        caretNote: "\(finding.rule.rawValue), at \(TimeText.seconds(finding.time))",
        notes: [.help(Wording.advice(on: finding.rule))])
      return (finding.site.statement, diagnostic)
    }
  }
}

extension Statement {
  /// Whether it asks for the misuse that was told, written or left open.
  fileprivate var isAboutUsage: Bool {
    if case .expectation(.usage) = kind { return true }
    return kind == .expectation(.unwritten(.stream(.usage)))
  }
}
