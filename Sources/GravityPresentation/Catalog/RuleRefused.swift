/// Why an admission rule is not taken.
public enum RuleRefused: Error, Hashable, Sendable {
  case nameTaken(String)
  case noMemoryLeft(String)
  case tooManyRules(String)
}
