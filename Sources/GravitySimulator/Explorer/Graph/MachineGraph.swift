import GravityPresentation

/// Which steps the machine's slots were seen to take, over any number of explorations.
public struct MachineGraph: Hashable, Sendable {
  /// What is known of each of ``PhaseChange/all``.
  private var isReached = Array(repeating: false, count: PhaseChange.count)
  /// How many explorations were put together.
  public private(set) var explorations = 0

  public init() {}

  public mutating func add(_ exploration: ScenarioExploration) {
    explorations += 1
    for number in exploration.phaseChanges { isReached[number] = true }
  }

  public mutating func add(_ other: MachineGraph) {
    explorations += other.explorations
    for number in isReached.indices where other.isReached[number] { isReached[number] = true }
  }

  /// In the order of the events, and of the phases as they are declared.
  public var changes: [PhaseChange] {
    zip(PhaseChange.all, isReached).compactMap { $1 ? $0 : nil }
  }
}

extension ScenarioExploration {
  /// The places in ``PhaseChange/all`` of all that was reached.
  var phaseChanges: [Int] {
    let marks = MarkTable(plan, world.catalog, TouchTable(world.catalog))
    let places = marks.phasesBase..<(marks.phasesBase + PhaseChange.count)
    return run.reached.lazy.map(\.mark).filter(places.contains).map { $0 - marks.phasesBase }
  }
}
