/// Something that a rule found.
public struct LintFinding: Hashable, Sendable {
  public let rule: String
  public let severity: LintSeverity
  /// What is wrong, on one line and without a full stop.
  public let message: String
  /// What to do about it.
  public let advice: String
  /// Where, in the bytes of the text.
  public let bytes: Range<Int>
}
