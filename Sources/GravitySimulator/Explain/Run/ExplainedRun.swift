import GravityPresentation

/// A run for an explanation: its world, where its statements stand in the timeline, and why it ended early.
struct ExplainedRun: Sendable {
  let compiled: CompiledScenario
  let world: SimulatedWorld
  let marks: [StatementMark]
  /// The step that could not be done; nil where the run came to its end.
  let failure: ScenarioResult?

  var document: ScenarioDocument { compiled.scenario.document }

  /// Where a statement stands.
  func place(of statement: Int?) -> StatementPlace? {
    statement.map { StatementPlace(document.statements[$0].span, in: compiled.scenario.parts) }
  }

  /// The statement to put another one before, so that it comes just before what the timeline holds at the place:
  /// the one during which that happens, or the one that waits for it with its `at`.
  func statement(before place: Int) -> Int {
    guard let mark = marks.last(where: { $0.place <= place }) else { return 0 }
    return place < mark.end ? mark.statement : mark.statement + 1
  }

  /// The events of the run, each with its effects.
  var occurrences: [Occurrence] {
    var occurrences: [Occurrence] = []
    var mark = 0
    var sights = PendingSights()
    for (place, entry) in world.recording.timeline.enumerated() {
      while mark < marks.count, marks[mark].place <= place { mark += 1 }
      switch entry.kind {
      case .event(let event):
        occurrences.append(
          Occurrence(
            place: place, time: entry.time, event: event,
            statement: mark > 0 ? marks[mark - 1].statement : nil,
            moment: world.recording.moments[place]))
        sights.settle(&occurrences[occurrences.count - 1])
      case .effect(let effect):
        guard !occurrences.isEmpty else { continue }
        occurrences[occurrences.count - 1].effects.append(effect)
        if case .appCrashed = effect { sights = PendingSights() }
      case .inlineEffect(let id, .report, _): sights.components.append(id)
      case .shelfEffect(let id, .report): sights.shelves.append(id)
      case .inline, .inlineEffect, .shelf, .shelfEffect, .remark, .log, .usage, .statement: break
      }
    }
    return occurrences
  }
}
