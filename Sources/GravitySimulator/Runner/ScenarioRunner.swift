import GravityPresentation

/// Runs a compiled scenario: each statement is one call of the simulated world's.
public struct ScenarioRunner: Sendable {
  private let keepsTimeline: Bool
  private let isStrict: Bool
  private let detail: RecordedDetail?

  /// - Parameters:
  ///   - keepsTimeline: Whether the result's recording has the whole timeline, for traces.
  ///   - isStrict: Whether every misuse of the SDK is an error.
  public init(keepsTimeline: Bool = false, isStrict: Bool = false) {
    self.init(keepsTimeline: keepsTimeline, isStrict: isStrict, detail: nil)
  }

  /// - Parameter detail: What the result has of every statement, for reports; nil for nothing.
  init(keepsTimeline: Bool = false, isStrict: Bool = false, detail: RecordedDetail?) {
    self.keepsTimeline = keepsTimeline || detail != nil
    self.isStrict = isStrict
    self.detail = detail
  }

  public func run(_ compiled: CompiledScenario) -> ScenarioResult {
    var nothing: AcceptedExpectations?
    let result = played(compiled, &nothing)
    return isStrict ? strict(result, of: compiled.scenario) : result
  }

  /// - Parameter accepted: Collects the expectations that did not hold, as if each had said what came.
  func run(_ compiled: CompiledScenario, accepting accepted: inout AcceptedExpectations) -> ScenarioResult {
    var collected: AcceptedExpectations? = accepted
    let result = played(compiled, &collected)
    if let collected { accepted = collected }
    return isStrict ? strict(result, of: compiled.scenario) : result
  }

  private func played(
    _ compiled: CompiledScenario, _ accepted: inout AcceptedExpectations?
  ) -> ScenarioResult {
    var world: SimulatedWorld
    do {
      world = try SimulatedWorld(compiled.setup, keepsTimeline: keepsTimeline)
    } catch {
      return bug("\(error)", nil)
    }
    var recorder = detail.map { RunRecorder(compiled.scenario.recordedStatements, $0, world) }
    var culprit: Int?
    var result = play(compiled.scenario, in: &world, &accepted, &recorder, &culprit)
    result.record = recorder?.finish(result, culprit: culprit, in: world)
    return result
  }

  /// - Parameter culprit: Gets the place of the statement that is to blame where a failure showed only at the end.
  private func play(
    _ scenario: LoadedScenario, in world: inout SimulatedWorld, _ accepted: inout AcceptedExpectations?,
    _ recorder: inout RunRecorder?, _ culprit: inout Int?
  ) -> ScenarioResult {
    let document = scenario.document
    // The statement in which the app crashed last.
    var crashed: Int?
    world.usage.hasProductViewBuilder = document.app.hasProductViewBuilder
    if document.asksForProperties { world.watchProperties() }
    world.watch(document.properties.map(\.value))
    if let broken = brokenProperty(after: nil, of: scenario, world) { return broken }
    for (number, statement) in document.statements.enumerated() {
      world.usage.statement = number
      recorder?.begin(number, in: world)
      conclude(before: number, of: document, in: &world)
      do {
        if let time = statement.time { try world.move(to: .start + time) }
        let before = accepted != nil && statement.isExpectation ? world : nil
        do {
          try run(statement, of: scenario, in: &world)
        } catch WorldError.differs(let mismatch) {
          guard let before, accepted?.accept(statement, before: before, after: &world) == true else {
            let isLeft = accepted != nil && statement.span.part != 0
            throw WorldError.differs(isLeft ? mismatch.helped(by: AcceptWording.included) : mismatch)
          }
        }
      } catch let error as WorldError {
        return failure(error, at: statement, of: scenario, world)
      } catch {
        return bug("\(error)", world)
      }
      world.concludeProperties()
      if crashed == nil, world.crash != nil { crashed = number }
      if world.crash == nil { crashed = nil }
      if let broken = brokenProperty(after: statement, of: scenario, world) { return broken }
      recorder?.end(in: world)
    }
    world.concludeUsage()
    if let crash = world.crash, !crash.isExpected {
      culprit = crashed
      return failure(crash, during: crashed.map { document.statements[$0] }, of: scenario, world)
    }
    if document.claimsEveryEffect, let unclaimed = world.unclaimedEffects {
      culprit = document.statements.indices.last
      return failure(.differs(unclaimed), at: nil, of: scenario, world)
    }
    return ScenarioResult(exitCode: .good, diagnostics: [], world: world)
  }

  private func run(
    _ statement: Statement, of scenario: LoadedScenario, in world: inout SimulatedWorld
  ) throws {
    if keepsTimeline, let line = scenario.parts.line(at: statement.span) { world.mark(line) }
    switch statement.kind {
    case .step(let step): try world.run(step, waits: statement.time == nil)
    case .expectation(let expectation): try world.check(expectation)
    }
  }

  private func bug(_ text: String, _ world: SimulatedWorld?) -> ScenarioResult {
    ScenarioResult(exitCode: .bug, diagnostics: [.bug(text, with: "the scenario")], world: world)
  }
}
