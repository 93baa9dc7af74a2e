/// One thing that scenarios are checked for. A rule is a file: what it is about, the check, and examples, which are its
/// tests and its documentation.
public struct ScenarioRule: Sendable {
  /// Its name on the command line, such as `needless-wait`.
  public let id: String
  public let severity: LintSeverity
  /// What it finds, as a sentence.
  public let summary: String
  /// Why it matters, in a few sentences.
  let explanation: String
  /// Where the format says how it is meant: headings of `docs/FORMAT.md`.
  public let headings: [String]
  let examples: [ScenarioExample]
  let check: @Sendable (LintedScenario, inout ScenarioLintReport) -> Void

  init(
    _ id: String, _ severity: LintSeverity, _ summary: String, _ explanation: String, headings: [String],
    examples: [ScenarioExample],
    check: @escaping @Sendable (LintedScenario, inout ScenarioLintReport) -> Void
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.headings = headings
    self.examples = examples
    self.check = check
  }
}
