/// How findings are written.
package enum LintFormat: String, CaseIterable, Hashable, Sendable {
  /// For a person.
  case text
  /// For a program, in a schema with a version.
  case json
  /// For programs that show findings of many tools.
  case sarif
  /// As annotations of a pull request.
  case github
}
