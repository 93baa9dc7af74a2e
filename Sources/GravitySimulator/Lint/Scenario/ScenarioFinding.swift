/// Something that a rule about scenarios found.
public struct ScenarioFinding: Hashable, Sendable {
  public let rule: String
  public let severity: LintSeverity
  /// What is wrong, on one line and without a full stop.
  public let message: String
  /// What to do about it.
  public let advice: String
  /// Where, in the scenario's own file or in one that it includes.
  public let span: SourceSpan
}
