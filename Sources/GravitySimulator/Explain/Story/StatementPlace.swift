/// A line of the scenario, or of a file that it includes.
struct StatementPlace: Hashable, Sendable {
  let line: Int
  /// Nil for the scenario's own file.
  let file: String?

  /// Nil where there is no line.
  init?(line: Int?, file: String?) {
    guard let line else { return nil }
    self.line = line
    self.file = file
  }

  init(_ span: SourceSpan, in parts: ScenarioParts) {
    line = span.line
    file = span.part == 0 ? nil : parts[span].file.displayName
  }

  /// `line 3`, or `line 3 of common.scenario`.
  var text: String { file.map { "line \(line) of \($0)" } ?? "line \(line)" }
}
