import GravityPresentation

/// The surprise behind a trap: one that traps are known by, and that shows on the way there or when the user tries to
/// get out.
enum TrapQuirk {
  /// More states than a screen without a way out has.
  private static let mostStates = 500

  static func kind(behind path: [ExploredEvent], of exploration: ScenarioExploration) -> QuirkKind? {
    let model = WorldModel(exploration.plan, like: exploration.world)
    var state = model.initialState()
    var marks: [Int] = []
    for event in path { model.apply(event, to: &state, marks: &marks) }
    var pending = [state]
    var seen: Set<UInt64> = [state.key]
    while let state = pending.popLast() {
      var events: [ExploredEvent] = []
      model.appendEvents(in: state, to: &events)
      for event in events where event.isUsersOwn && seen.count < mostStates {
        var next = state
        model.apply(event, to: &next, marks: &marks)
        if seen.insert(next.key).inserted { pending.append(next) }
      }
    }
    let met = Set(marks)
    return PropertyID.wayOut.quirks.kinds.first { met.contains(model.marks.mark($0)) }
  }
}
