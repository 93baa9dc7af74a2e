/// Why reports cannot be written; nothing of them was.
struct ReportProblem: Error, Hashable {
  let diagnostics: [Diagnostic]

  /// - Parameter predicate: The end of a sentence that begins with the path.
  init(_ path: String, _ predicate: String, help: String? = nil) {
    let note = help.map { Diagnostic.Note.help($0) } ?? .note(ReportFileWording.nothingWritten)
    diagnostics = [Diagnostic(message: "\(Quoted(path: path)) \(predicate)", notes: [note])]
  }
}
