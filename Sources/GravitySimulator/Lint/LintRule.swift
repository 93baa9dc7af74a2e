import GravityPresentation

/// One thing that payloads are checked for. A rule is a file: what it is about, the check, and examples, which are its
/// tests and its documentation.
public struct LintRule: Sendable {
  /// Its name on the command line, such as `unknown-action`.
  public let id: String
  public let severity: LintSeverity
  /// What it finds, as a sentence.
  public let summary: String
  /// Why it matters, in a few sentences.
  let explanation: String
  /// The contract's rules behind it.
  public let rules: [String]
  /// The profiles under which it says something; nil for all.
  let profiles: Set<String>?
  let check: @Sendable (LintedPayload, inout LintReport) -> Void
  let examples: [LintExample]

  init(
    _ id: String, _ severity: LintSeverity, _ summary: String, _ explanation: String, rules: [String],
    profiles: Set<String>? = nil, examples: [LintExample],
    check: @escaping @Sendable (LintedPayload, inout LintReport) -> Void
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.rules = rules
    self.profiles = profiles
    self.examples = examples
    self.check = check
  }
}
