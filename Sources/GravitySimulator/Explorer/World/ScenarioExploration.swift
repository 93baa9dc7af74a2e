/// What came of an exploration of a scenario.
public struct ScenarioExploration: Sendable {
  let plan: ExplorationPlan
  /// As it was at the start.
  let world: SimulatedWorld
  let run: Exploration<ExploredEvent>
  /// What ended the search before all was told; nil where nothing did.
  public let bound: ExplorationBound?
  /// Nil where the exploration is not complete.
  let traps: Traps?

  public var states: Int { run.states }
  public var transitions: Int { run.transitions }
  public var depth: Int { run.depth }
  public var isComplete: Bool { bound == nil }

  /// How long the shortest ways are to whatever is broken, by numbers that stand for the same in every exploration
  /// of the scenario.
  public var faults: [Int: Int] {
    let marks = MarkTable(plan, world.catalog, TouchTable(world.catalog))
    let faults = run.reached.filter { marks.isFault($0.mark) }
    return Dictionary(uniqueKeysWithValues: faults.map { ($0.mark, $0.path.events.count) })
  }

  /// How many states nobody gets out of; nil where the exploration is not complete.
  public var trapped: Int? { traps?.count }

  /// How many bytes a state takes while it waits to be expanded.
  public static var stateSize: Int { MemoryLayout<RecalledState>.stride }
}
