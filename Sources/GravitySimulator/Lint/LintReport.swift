/// Takes the findings of one rule.
struct LintReport {
  private let rule: String
  private let severity: LintSeverity
  private(set) var findings: [LintFinding] = []

  init(_ rule: LintRule) {
    self.rule = rule.id
    severity = rule.severity
  }

  /// - Parameters:
  ///   - node: What is wrong.
  ///   - message: What is wrong with it, on one line and without a full stop.
  ///   - advice: What to do about it, as an order: `write …`.
  ///   - severity: Where it is not the rule's own.
  mutating func add(
    _ node: JSONNode, _ message: String, _ advice: String, severity: LintSeverity? = nil
  ) {
    add(node.bytes, message, advice, severity: severity)
  }

  /// About the key of a member.
  mutating func add(
    key node: JSONNode, _ message: String, _ advice: String, severity: LintSeverity? = nil
  ) {
    add(node.keyBytes, message, advice, severity: severity)
  }

  mutating func add(
    _ bytes: Range<Int>, _ message: String, _ advice: String, severity: LintSeverity? = nil
  ) {
    findings.append(
      LintFinding(
        rule: rule, severity: severity ?? self.severity, message: message, advice: advice,
        bytes: bytes))
  }
}
