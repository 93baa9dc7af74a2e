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

  /// Writes what is wrong; the answer is what the command ends with.
  func report(to errors: any TextSink) -> ExitCode {
    switch self {
    case .diagnostics(let diagnostics):
      errors.write(diagnostics)
      return .wrongInput
    case .operand(let problems):
      for problem in problems { errors.write(problem.text) }
      return .wrongInput
    case .bug(let diagnostic):
      errors.write([diagnostic])
      return .bug
    }
  }
}
