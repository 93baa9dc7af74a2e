/// The words of a scenario and of all that it includes, by where they stand: what is parsed keeps the places of whole
/// statements, and a rule points at one word.
struct ScenarioTokens: Sendable {
  private struct Place: Hashable {
    let part: Int
    let line: Int
  }

  /// The lines of all parts, each part by its number.
  let lines: [ScenarioLine]
  private let numbers: [Place: Int]
  private let parts: ScenarioParts

  init(_ parts: ScenarioParts) {
    var lines: [ScenarioLine] = []
    var numbers: [Place: Int] = [:]
    for (part, source) in parts.all.enumerated() {
      var lexer = ScenarioLexer(source.file.text, part: part)
      while let line = lexer.next() {
        guard let first = line.tokens.first else { continue }
        numbers[Place(part: part, line: first.span.line)] = lines.count
        lines.append(line)
      }
    }
    self.lines = lines
    self.numbers = numbers
    self.parts = parts
  }

  /// The tokens of the statement or item that begins on the place's line.
  func tokens(at span: SourceSpan) -> [ScenarioToken] {
    numbers[Place(part: span.part, line: span.line)].map { lines[$0].tokens } ?? []
  }

  /// The word or string in the statement; the statement's own place where it is not found.
  func span(of text: String, in statement: SourceSpan) -> SourceSpan {
    for token in tokens(at: statement) where token.span.column >= statement.column {
      if token.says(text) { return token.span }
      if case .pair(_, let value) = token.kind, value.says(text) { return value.span }
    }
    return statement
  }

  /// The value of a `key=value` in the statement; the statement's own place where it is not found.
  func span(ofValue key: String, in statement: SourceSpan) -> SourceSpan {
    for token in tokens(at: statement) {
      if case .pair(let name, let value) = token.kind, name.value == key { return value.span }
    }
    return statement
  }

  /// What was written there, within one line.
  func source(of span: SourceSpan) -> String {
    guard let line = parts.line(at: span) else { return "" }
    let scalars = line.unicodeScalars.dropFirst(span.column - 1).prefix(span.length)
    return String(String.UnicodeScalarView(scalars))
  }
}

extension ScenarioToken {
  fileprivate func says(_ text: String) -> Bool {
    switch kind {
    case .word(let word): word == text
    case .string(let string): string == text
    case .json, .pair, .comma, .colon: false
    }
  }
}
