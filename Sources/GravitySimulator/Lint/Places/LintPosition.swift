/// A place in a text, all of its numbers counted from one.
struct LintPosition: Hashable, Sendable {
  var line = 1
  /// In Unicode scalars.
  var column = 1
  /// In UTF-16 code units.
  var utf16Column = 1
}
