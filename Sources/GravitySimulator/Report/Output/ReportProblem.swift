/// Why reports cannot be written.
struct ReportProblem: Error, Hashable {
  let diagnostics: [Diagnostic]

  init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }
}
