/// A few of an exploration's paths that reach all that it reached of a goal.
///
/// Greedy: the path that reaches most of what is left comes next, the shorter of two, the earlier found of those.
/// None of the paths can be left out in the end.
struct PathCover: Sendable {
  private(set) var paths: [CoveringPath] = []
  /// What the paths reach of the goal, together.
  private(set) var reached: Set<Int> = []

  init(of goal: CoverageGoal, in exploration: ScenarioExploration) {
    let model = WorldModel(exploration.plan, like: exploration.world)
    let goals = exploration.run.reached.filter { model.marks.isPart($0.mark, of: goal) }
    let candidates = goals.map { reached in
      let marks = model.marks(along: reached.path.events).filter { model.marks.isPart($0, of: goal) }
      return CoveringPath(events: reached.path.events, reached: marks)
    }
    reached = Set(goals.map(\.mark))
    choose(among: candidates)
    dropNeedless()
  }

  private mutating func choose(among candidates: [CoveringPath]) {
    var left = reached
    var candidates = candidates
    while !left.isEmpty {
      var best: (place: Int, gain: Int, length: Int)?
      for (place, path) in candidates.enumerated() {
        let gain = path.reached.intersection(left).count
        guard gain > 0 else { continue }
        if let known = best, (known.gain, -known.length) >= (gain, -path.events.count) { continue }
        best = (place, gain, path.events.count)
      }
      guard let best else { return }
      left.subtract(candidates[best.place].reached)
      paths.append(candidates.remove(at: best.place))
    }
  }

  /// A path that was chosen early may reach nothing that the later ones do not.
  private mutating func dropNeedless() {
    for place in paths.indices.reversed() {
      var others = paths
      others.remove(at: place)
      let reachedByOthers = others.reduce(into: Set<Int>()) { $0.formUnion($1.reached) }
      if reached.isSubset(of: reachedByOthers) { paths = others }
    }
  }
}

extension WorldModel {
  /// Everything that is marked on the way along a path.
  func marks(along path: [ExploredEvent]) -> Set<Int> {
    var state = initialState()
    var marks: [Int] = []
    for event in path { apply(event, to: &state, marks: &marks) }
    return Set(marks)
  }
}
