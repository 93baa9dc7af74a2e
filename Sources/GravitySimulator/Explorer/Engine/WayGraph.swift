/// The ways between states, backwards.
@usableFromInline
struct WayGraph {
  @usableFromInline var reachesGoal: [Bool]
  /// Where the parents of each state begin; while they are added, where the next one goes.
  private var starts: [Int]
  private var parents: [UInt32] = []

  @usableFromInline
  init(stateCount: Int) {
    reachesGoal = Array(repeating: false, count: stateCount)
    starts = Array(repeating: 0, count: stateCount + 1)
  }

  @usableFromInline
  mutating func count(_ ways: BlockArray<WayStep>, _ count: Int, _ index: (UInt32) -> Int) {
    for way in 0..<count { starts[index(ways.address(way).pointee.child)] += 1 }
  }

  /// Ends the counting.
  @usableFromInline
  mutating func sum() {
    var total = 0
    for state in starts.indices {
      total += starts[state]
      starts[state] = total
    }
    parents = Array(repeating: 0, count: total)
  }

  /// The ways must be those that were counted.
  @usableFromInline
  mutating func add(_ ways: BlockArray<WayStep>, _ count: Int, _ index: (UInt32) -> Int) {
    for way in 0..<count {
      let step = ways.address(way).pointee
      let child = index(step.child)
      starts[child] -= 1
      parents[starts[child]] = step.parent
    }
  }

  /// Goes all ways backwards from some goals.
  @usableFromInline
  mutating func reach(from goals: [UInt32]) {
    var waiting: [UInt32] = []
    for goal in goals where !reachesGoal[Int(goal)] {
      reachesGoal[Int(goal)] = true
      waiting.append(goal)
    }
    while let state = waiting.popLast() {
      for place in starts[Int(state)]..<starts[Int(state) + 1] {
        let parent = parents[place]
        guard !reachesGoal[Int(parent)] else { continue }
        reachesGoal[Int(parent)] = true
        waiting.append(parent)
      }
    }
  }
}
