/// The texts that a scenario is made of: its own file, and each that it includes, as often as it does.
struct ScenarioParts: Sendable {
  private(set) var all: [ScenarioPart]
  /// What `include` lines name, whether it could be read or not.
  private(set) var includedPaths: [String] = []

  init(_ file: SourceFile, folder: String = "") {
    all = [ScenarioPart(file: file, folder: folder, inclusion: nil)]
  }

  /// The scenario's own file.
  var main: SourceFile { all[0].file }

  subscript(span: SourceSpan) -> ScenarioPart { all[span.part] }

  /// - Returns: The number by which the spans of the part know it.
  mutating func add(_ part: ScenarioPart) -> Int {
    all.append(part)
    return all.count - 1
  }

  mutating func add(includedPath path: String) { includedPaths.append(path) }

  func line(at span: SourceSpan) -> String? { self[span].file.line(span.line) }

  /// A diagnostic about some words of the scenario, and how their file came into it.
  func diagnostic(
    severity: Diagnostic.Severity = .error, _ message: String, at span: SourceSpan,
    caretNote: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    self[span].file.diagnostic(
      severity: severity, message, at: span, caretNote: caretNote, notes: notes + inclusions(of: span))
  }

  /// `included at promo.scenario:3`, the innermost first.
  func inclusions(of span: SourceSpan) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var part = self[span]
    while let span = part.inclusion {
      part = self[span]
      notes.append(.note("included at \(part.file.displayName):\(span.line)"))
    }
    return notes
  }

  /// `line 3`, and of which file where that is not the scenario's own.
  func lineName(of span: SourceSpan) -> String {
    span.part == 0 ? "line \(span.line)" : "line \(span.line) of \(self[span].file.displayName)"
  }

  /// What an earlier statement is called where a later one repeats it.
  func firstPlace(_ first: SourceSpan, seenFrom later: SourceSpan) -> String {
    first.part == later.part
      ? "first on line \(first.line)" : "first at \(self[first].file.displayName):\(first.line)"
  }

  /// What orders places as the statements follow each other.
  func order(of span: SourceSpan) -> [Int] {
    let outer = self[span].inclusion.map { order(of: $0) } ?? []
    return outer + [span.line, span.column]
  }
}
