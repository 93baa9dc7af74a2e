/// The lines of a statement and of its items, in a scenario's text.
struct ScenarioRegion {
  let statement: ScenarioLine
  private(set) var items: [ScenarioLine] = []

  init(_ statement: ScenarioLine) {
    self.statement = statement
  }

  mutating func add(_ item: ScenarioLine) { items.append(item) }

  var first: Int { statement.tokens.first?.span.line ?? statement.end.line }
  var last: Int { (items.last ?? statement).end.line }
  /// The lines behind the statement's own.
  var rest: Range<Int> { (statement.end.line + 1)..<(last + 1) }

  func isItem(_ line: Int) -> Bool { items.contains { $0.tokens.first?.span.line == line } }
}
