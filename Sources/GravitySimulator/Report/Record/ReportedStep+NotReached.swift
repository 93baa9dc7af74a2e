import GravityPresentation

extension ReportedStep {
  /// The statements from a place on, of which none was run.
  ///
  /// - Parameter time: When the run ended.
  static func notReached(_ scenario: LoadedScenario, from first: Int, at time: Instant) -> [ReportedStep] {
    let statements = scenario.document.statements
    guard first < statements.count else { return [] }
    return (first..<statements.count).map { number in
      let statement = statements[number]
      return ReportedStep(
        number: number + 1, place: StatementPlace(statement.span, in: scenario.parts),
        source: scenario.source(of: statement), isExpectation: statement.isExpectation, status: .notReached,
        start: time, end: time, touched: nil, events: [], verdicts: [], quirks: [], changes: [], scene: nil)
    }
  }
}

extension LoadedScenario {
  /// A statement as it is written, its items and comments between them included.
  func source(of statement: Statement) -> String {
    let file = parts[statement.span].file
    let lines = (statement.span.line...max(statement.span.line, statement.lastLine)).map {
      file.line($0) ?? ""
    }
    guard let first = lines.first else { return "" }
    return ([String(first.drop { $0 == " " || $0 == "\t" })] + lines.dropFirst()).joined(separator: "\n")
  }
}
