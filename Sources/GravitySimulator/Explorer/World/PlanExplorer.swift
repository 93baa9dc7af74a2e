import Dispatch

/// Explores a plan, and if there are states that the user cannot leave, explores again for a way to one.
///
/// That there are any is known when all states are. The second exploration remembers everything that the first one
/// asked the world for, and ends where it finds one.
struct PlanExplorer {
  let plan: ExplorationPlan
  /// The plan's, as it is at the start.
  let world: SimulatedWorld
  private let memory = ExplorationMemory()

  init(_ plan: ExplorationPlan) throws {
    self.plan = plan
    world = try plan.makeWorld()
  }

  func explore(_ options: ExplorerOptions) throws -> ScenarioExploration {
    let start = DispatchTime.now().uptimeNanoseconds
    let first = try run(options, target: nil)
    let exploration = first.exploration.mapEvents(\.event)
    guard exploration.isComplete else { return result(exploration, exploration.bound, nil) }
    let trapped = TrappedMoments(first.models, memory)
    guard trapped.states > 0 else { return result(exploration, nil, Traps(count: 0, path: nil)) }
    var options = options
    options.soughtMark = MarkTable(plan, world.catalog, TouchTable(world.catalog)).trap
    if let time = options.time {
      let spent = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      options.time = max(time - spent, 0.001)
    }
    let second = try run(options, target: trapped).exploration.mapEvents(\.event)
    // Nothing else is marked.
    guard let way = second.reached.first else { return result(exploration, second.bound, nil) }
    return result(exploration, nil, Traps(count: trapped.states, path: way.path))
  }

  private func run(
    _ options: ExplorerOptions, target: TrappedMoments?
  ) throws -> ExplorationRun<RecallingModel> {
    let (plan, world, memory) = (plan, world, memory)
    let run = try Explorer(options: options) {
      RecallingModel(WorldModel(plan, like: world), memory, target: target)
    }.run()
    if let fault = run.models.lazy.compactMap(\.model.fault).first { throw WorldError.bug(fault) }
    return run
  }

  private func result(
    _ run: Exploration<ExploredEvent>, _ bound: ExplorationBound?, _ traps: Traps?
  ) -> ScenarioExploration {
    ScenarioExploration(plan: plan, world: world, run: run, bound: bound, traps: traps)
  }
}
