/// How an explanation is written.
public enum ExplainFormat: String, CaseIterable, Hashable, Sendable {
  /// For a person.
  case text
  /// For a program, in a schema with a version.
  case json
}
