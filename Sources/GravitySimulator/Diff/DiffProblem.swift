/// Why there is nothing to compare.
enum DiffProblem: Error {
  case diagnostics([Diagnostic])
  /// The operand names nothing.
  case operand([DiscoveryProblem])
  /// A mistake of this package's.
  case bug(Diagnostic)

  static func bug(_ text: String, in file: String) -> DiffProblem {
    .bug(.bug(text, with: TerminalText.sanitized(file)))
  }
}
