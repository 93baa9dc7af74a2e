/// How a check is written.
public enum CheckFormat: String, CaseIterable, Hashable, Sendable {
  /// One page for a person.
  case text
  /// For a program, in a schema with a version.
  case json
}
