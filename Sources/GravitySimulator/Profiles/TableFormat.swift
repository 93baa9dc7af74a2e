/// How a table is written.
package enum TableFormat: String, CaseIterable, Hashable, Sendable {
  /// In columns, for a terminal.
  case text
  /// For the documentation.
  case markdown
}
