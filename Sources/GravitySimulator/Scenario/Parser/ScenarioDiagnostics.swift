/// Turns what was found wrong into what the user reads.
enum ScenarioDiagnostics {
  /// The errors in the order of the text; beyond the limit only their number.
  static func make(_ errors: [ScenarioError], text: String, file: String) -> [Diagnostic] {
    guard !errors.isEmpty else { return [] }
    // Editors show no byte order mark, so columns do not count it.
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let source = SourceFile(
      displayName: file, text: hasMark ? String(text.unicodeScalars.dropFirst()) : text)
    let sorted = errors.enumerated().sorted { left, right in
      let (first, second) = (left.element.span, right.element.span)
      return (first.line, first.column, left.offset) < (second.line, second.column, right.offset)
    }
    var diagnostics = sorted.prefix(ScenarioParser.errorLimit).map { make($0.element, source) }
    let rest = errors.count - diagnostics.count
    if rest > 0 { diagnostics.append(Diagnostic(message: "… and \(rest) more")) }
    return diagnostics
  }

  private static func make(_ error: ScenarioError, _ source: SourceFile) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let unknown = error.unknown,
      let near = NearestName.of(unknown, among: Array(error.candidates.prefix(1000)))
    {
      notes.append(.help("did you mean \(Quoted(near))?"))
    }
    if let help = error.help { notes.append(.help(help)) }
    return source.diagnostic(error.message, at: error.span, notes: notes + error.notes.map { .note($0) })
  }
}
