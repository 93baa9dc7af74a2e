import GravityPresentation

/// Looks at a scenario with every rule about scenarios.
enum ScenarioLint {
  /// What is found, as the statements follow each other; of several findings at one place in the order of the rules.
  ///
  /// - Parameters:
  ///   - scenario: One that was read without mistakes; of others nothing is said.
  ///   - profile: Under whose rules it is looked at.
  static func findings(in scenario: LoadedScenario, under profile: Profile) -> [ScenarioFinding] {
    guard scenario.diagnostics.isEmpty else { return [] }
    let linted = LintedScenario(scenario, under: profile)
    var found: [(place: [Int], finding: ScenarioFinding)] = []
    for rule in ScenarioRule.all {
      var report = ScenarioLintReport(rule)
      rule.check(linted, &report)
      found += report.findings.map { (scenario.parts.order(of: $0.span) + [$0.span.length], $0) }
    }
    return found.sorted { left, right in
      if left.place != right.place { return left.place.lexicographicallyPrecedes(right.place) }
      return (left.finding.rule, left.finding.message) < (right.finding.rule, right.finding.message)
    }.map(\.finding)
  }
}
