import GravityPresentation

/// Runs a scenario's steps and none of its expectations, and keeps what an explanation needs to know.
struct ExplainedRunner {
  /// Whether a step that cannot be done is left out instead of ending the run; so it is for changed scenarios.
  var skipsImpossibleSteps = false
  /// Whether the run is told about in full; a changed scenario needs only its verdicts.
  var keepsMoments = true

  func run(_ compiled: CompiledScenario) throws -> ExplainedRun {
    let document = compiled.scenario.document
    var world = try SimulatedWorld(compiled.setup, keepsTimeline: true)
    world.recording.keepsMoments = keepsMoments
    world.usage.hasProductViewBuilder = document.app.hasProductViewBuilder
    var marks: [StatementMark] = []
    for (place, statement) in document.statements.enumerated() {
      world.usage.statement = place
      do {
        if let time = statement.time { try world.move(to: .start + time) }
        let start = world.recording.timeline.count
        marks.append(StatementMark(statement: place, time: world.now, place: start, end: .max))
        try run(statement, in: &world)
        // That nothing expects a crash is no matter here either.
        world.crash?.isExpected = true
        marks[marks.count - 1].end = world.recording.timeline.count
      } catch WorldError.impossible where skipsImpossibleSteps {
        continue
      } catch let error as WorldError {
        let failure = ScenarioRunner().failure(error, at: statement, of: compiled.scenario, world)
        return ExplainedRun(compiled: compiled, world: world, marks: marks, failure: failure)
      }
    }
    world.concludeUsage()
    return ExplainedRun(compiled: compiled, world: world, marks: marks, failure: nil)
  }

  private func run(_ statement: Statement, in world: inout SimulatedWorld) throws {
    switch statement.kind {
    case .step(let step): try world.run(step, waits: statement.time == nil)
    case .expectation(.within(let time, let state)):
      // It moves time, which the steps behind it count on; whether the state holds is no matter here.
      do {
        try world.expectWithin(time, state)
      } catch WorldError.differs {
        break
      }
    case .expectation: break
    }
  }
}
