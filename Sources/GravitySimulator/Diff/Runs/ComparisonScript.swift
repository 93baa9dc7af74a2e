/// What several profiles run, one step after the other.
struct ComparisonScript: Sendable {
  let steps: [ComparisonStep]

  init(_ steps: [ComparisonStep]) {
    self.steps = steps
  }

  /// The statements of a scenario. Of its expectations only what they do to time is left: the steps that follow
  /// one that waits are written for what it waits for.
  init(_ scenario: LoadedScenario) {
    steps = scenario.document.statements.map { statement in
      let line = scenario.parts.line(at: statement.span)?.trimmed ?? ""
      let name = scenario.parts.lineName(of: statement.span)
      let action: ComparisonStep.Action
      switch statement.kind {
      case .step(let step): action = .step(step)
      case .expectation(.within(let time, let state)): action = .waitFor(state, atMost: time)
      case .expectation: action = .nothing
      }
      return ComparisonStep(
        time: statement.time, action: action, name: "\(name), \(line.shortened)")
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
