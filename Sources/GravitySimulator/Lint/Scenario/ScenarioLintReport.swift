/// Takes the findings of one rule about scenarios.
struct ScenarioLintReport {
  let rule: ScenarioRule
  private(set) var findings: [ScenarioFinding] = []

  init(_ rule: ScenarioRule) {
    self.rule = rule
  }

  /// - Parameters:
  ///   - message: What is wrong, on one line and without a full stop.
  ///   - advice: What to do about it, as an order: `write …`.
  mutating func add(_ span: SourceSpan, _ message: String, _ advice: String) {
    findings.append(
      ScenarioFinding(
        rule: rule.id, severity: rule.severity, message: message, advice: advice, span: span))
  }
}
