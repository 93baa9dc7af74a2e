/// Something in a string that JSON does not allow, and where.
struct BrokenEscape {
  let problem: JSONSyntaxError.Problem
  let span: SourceSpan

  func fail(_ lexer: inout ScenarioLexer) -> ScenarioToken? {
    lexer.fail("this string cannot be read: \(problem.sentence)", at: span)
  }
}
