extension PayloadError {
  /// What is wrong, with the place in the payload; nil where there is no text to point at.
  func diagnostic(notes: [Diagnostic.Note] = []) -> Diagnostic? {
    excerpt.map { excerpt in
      Diagnostic(
        message: "the payload \(predicate)",
        place: Diagnostic.Place(file: place.file, line: place.line, column: place.column, length: 1),
        sourceLine: excerpt.text, sourceColumn: excerpt.caretColumn, notes: notes)
    }
  }
}
