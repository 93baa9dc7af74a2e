/// The way on from where no gesture leads out, to where something is on the screen that nothing takes away.
enum TrapPath {
  private static let longest = 12
  private static let mostStates = 10_000

  /// The path as it is, where its end shows it already; else the shortest continuation by user and time.
  ///
  /// - Throws: ``CounterexampleFault`` where the screen stays empty, so that it is no trap.
  static func extended(
    _ path: [ExploredEvent], of exploration: ScenarioExploration
  ) throws(CounterexampleFault) -> [ExploredEvent] {
    let model = WorldModel(exploration.plan, like: exploration.world)
    var state = model.initialState()
    var marks: [Int] = []
    for event in path { model.apply(event, to: &state, marks: &marks) }
    var level = [(state: state, path: path)]
    var seen: Set<UInt64> = [state.key]
    for _ in 0..<longest {
      for (state, path) in level where isShown(state, in: model) { return path }
      var next: [(state: ExploredState, path: [ExploredEvent])] = []
      for (state, path) in level {
        var events: [ExploredEvent] = []
        model.appendEvents(in: state, to: &events)
        for event in events where event.isUsersOwn && seen.count < mostStates {
          var following = state
          model.apply(event, to: &following, marks: &marks)
          if seen.insert(following.key).inserted { next.append((following, path + [event])) }
        }
      }
      level = next
    }
    throw .cannotHappen(step: path.count, reason: CounterexampleWording.noTrap)
  }

  private static func isShown(_ state: ExploredState, in model: WorldModel) -> Bool {
    model.world.resume(state.situation)
    return model.world.host.hasPresentations && !state.times.isCatchingUp
  }
}
