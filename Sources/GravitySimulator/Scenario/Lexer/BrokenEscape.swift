/// Something in a string that JSON does not allow, and where.
struct BrokenEscape {
  let problem: JSONSyntaxError.Problem
  let span: SourceSpan

  func fail(_ lexer: inout ScenarioLexer) -> ScenarioToken? {
    lexer.fail(message, at: span)
  }

  private var message: String {
    switch problem {
    case .unknownEscape(let letter): "strings know no escape \(Quoted("\\\(letter)"))"
    case .incompleteUnicodeEscape: "'\\u' needs four hexadecimal digits"
    case .loneSurrogate: "half of a surrogate pair is no character"
    case .controlCharacterInString: "a control character in a string must be written as an escape"
    case .unexpectedEnd, .unexpectedCharacter, .trailingComma, .unknownWord, .leadingZero,
      .unterminatedString, .lineBreakInString:
      "this is no JSON string"
    }
  }
}
