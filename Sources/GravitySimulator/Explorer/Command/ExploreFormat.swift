/// How the findings of an exploration are written.
public enum ExploreFormat: String, CaseIterable, Hashable, Sendable {
  /// For a person.
  case text
  /// For a program, in a schema with a version.
  case json
}
