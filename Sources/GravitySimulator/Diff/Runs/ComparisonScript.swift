/// What several profiles run, one step after the other.
struct ComparisonScript: Sendable {
  let steps: [ComparisonStep]

  init(_ steps: [ComparisonStep]) {
    self.steps = steps
  }

  /// The statements of a scenario; its expectations do nothing, but time moves to where they stand.
  init(_ scenario: LoadedScenario) {
    steps = scenario.document.statements.map { statement in
      let line = scenario.file.line(statement.span.line)?.trimmed ?? ""
      let action: ComparisonStep.Action
      switch statement.kind {
      case .step(let step): action = .step(step)
      case .expectation: action = .nothing
      }
      return ComparisonStep(
        time: statement.time, action: action, name: "line \(statement.span.line), \(line.shortened)")
    }
  }
}

extension String {
  /// Without the blanks around it.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension Substring {
  /// The beginning of a statement that is longer than a table has room for.
  fileprivate var shortened: String {
    count > 60 ? prefix(60) + "…" : String(self)
  }
}
