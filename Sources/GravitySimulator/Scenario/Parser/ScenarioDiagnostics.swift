/// Turns what was found wrong into what the user reads.
enum ScenarioDiagnostics {
  /// The errors in the order of the statements; beyond the limit only their number.
  static func make(_ errors: [ScenarioError], in parts: ScenarioParts) -> [Diagnostic] {
    guard !errors.isEmpty else { return [] }
    let places = errors.map { parts.order(of: $0.span) }
    let sorted = errors.indices.sorted { left, right in
      places[left] == places[right]
        ? left < right : places[left].lexicographicallyPrecedes(places[right])
    }
    var diagnostics = sorted.prefix(ScenarioParser.errorLimit).map { make(errors[$0], parts) }
    let rest = errors.count - diagnostics.count
    if rest > 0 { diagnostics.append(Diagnostic(message: "… and \(rest) more")) }
    return diagnostics
  }

  private static func make(_ error: ScenarioError, _ parts: ScenarioParts) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let unknown = error.unknown,
      let near = NearestName.of(unknown, among: Array(error.candidates.prefix(1000)))
    {
      notes.append(.help("did you mean \(Quoted(near))?"))
    }
    if let help = error.help { notes.append(.help(help)) }
    return parts.diagnostic(
      error.message, at: error.span, caretNote: error.caretNote,
      notes: notes + error.notes.map { .note($0) })
  }
}
