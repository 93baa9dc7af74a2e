/// What came of an exploration of a scenario.
public struct ScenarioExploration: Sendable {
  let plan: ExplorationPlan
  /// As it was at the start.
  let world: SimulatedWorld
  let run: Exploration<ExploredEvent>

  public var states: Int { run.states }
  public var transitions: Int { run.transitions }
  public var depth: Int { run.depth }
  public var bound: ExplorationBound? { run.bound }

  /// How many bytes a state takes while it waits to be expanded.
  public static var stateSize: Int { MemoryLayout<RecalledState>.stride }
}
