/// A rule as it is listed and named, be it about payloads or about scenarios.
package struct ListedRule: Sendable {
  package let id: String
  package let severity: LintSeverity
  /// What it finds, as a sentence.
  package let summary: String
  /// Why it matters.
  let explanation: String
  /// The contract's rules behind it.
  let rules: [String]
  /// Where the format of scenarios says how it is meant: headings of `docs/FORMAT.md`.
  let headings: [String]
  /// The profiles under which it says something, by name; nil for all.
  let profiles: [String]?
  let examples: [ListedExample]

  /// By id.
  package static let all =
    (LintRule.all.map { ListedRule($0) } + ScenarioRule.all.map { ListedRule($0) }).sorted { $0.id < $1.id }

  package static let ids = all.map(\.id)

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  package static func named(_ id: String) -> ListedRule? { byID[id] }

  init(_ rule: LintRule) {
    id = rule.id
    severity = rule.severity
    summary = rule.summary
    explanation = rule.explanation
    rules = rule.rules
    headings = []
    profiles = rule.profiles?.sorted()
    examples = rule.examples.map { ListedExample($0) }
  }

  init(_ rule: ScenarioRule) {
    id = rule.id
    severity = rule.severity
    summary = rule.summary
    explanation = rule.explanation
    rules = []
    headings = rule.headings
    profiles = nil
    examples = rule.examples.map { ListedExample($0) }
  }
}
