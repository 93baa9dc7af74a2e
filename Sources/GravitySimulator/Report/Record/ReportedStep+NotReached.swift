import GravityPresentation

extension ReportedStep {
  /// The statements from a place on, of which none was run.
  ///
  /// - Parameter time: When the run ended.
  static func notReached(
    _ statements: [RecordedStatement], from first: Int = 0, at time: Instant
  ) -> [ReportedStep] {
    statements.indices.dropFirst(first).map { index in
      let statement = statements[index]
      return ReportedStep(
        number: index + 1, place: statement.place, source: statement.source,
        isExpectation: statement.isExpectation, status: .notReached, start: time, end: time, touched: nil,
        events: [], verdicts: [], quirks: [], changes: [], scene: nil)
    }
  }
}
