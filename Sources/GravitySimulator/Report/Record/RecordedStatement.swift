/// A statement as reports know it before it is run.
struct RecordedStatement: Sendable {
  let place: StatementPlace
  /// As it is written.
  let source: String
  let isExpectation: Bool
  /// What the user does in it; nil where the user does nothing.
  let deed: String?
}

extension RecordedStatement {
  init(_ statement: Statement, of scenario: LoadedScenario) {
    place = StatementPlace(statement.span, in: scenario.parts)
    source = scenario.source(of: statement)
    isExpectation = statement.isExpectation
    deed = TouchedWording.deed(of: statement)
  }
}

extension LoadedScenario {
  /// Every statement, in order.
  var recordedStatements: [RecordedStatement] {
    document.statements.map { RecordedStatement($0, of: self) }
  }

  /// A statement with its items, and comments between them.
  fileprivate func source(of statement: Statement) -> String {
    let file = parts[statement.span].file
    let first = file.line(statement.span.line) ?? ""
    let start = String(first.drop { $0 == " " || $0 == "\t" })
    guard statement.lastLine > statement.span.line else { return start }
    let rest = (statement.span.line + 1...statement.lastLine).map { file.line($0) ?? "" }
    return ([start] + rest).joined(separator: "\n")
  }
}
