extension ExplorerSearch {
  /// States from which no way leads to a goal: how many, and those nearest to the initial state.
  @inlinable
  func trappedStates() -> (count: Int, nearest: [UInt32]) {
    var graph = WayGraph(stateCount: stateCount)
    for worker in workers { graph.count(worker.ways, worker.wayCount, index(of: worker)) }
    graph.sum()
    for worker in workers {
      graph.add(worker.ways, worker.wayCount, index(of: worker))
      worker.ways.releaseAll(initialized: 0)
    }
    for worker in workers { graph.reach(from: worker.goals) }
    var count = 0
    var nearest: [UInt32] = []
    var start = 0
    for size in levelSizes {
      let isNearest = nearest.isEmpty
      for index in start..<start + size where !graph.reachesGoal[index] {
        count += 1
        if isNearest { nearest.append(UInt32(truncatingIfNeeded: index)) }
      }
      start += size
    }
    return (count, nearest)
  }

  /// Where a state of the worker's table stands among all of them.
  @inlinable
  func index(of worker: ExplorerWorker<Model>) -> (UInt32) -> Int {
    // A single table numbers its keys in the order in which states are stored.
    if workers.count == 1 { return { Int($0) } }
    let indices = worker.indices
    return { Int(indices.address(Int($0)).pointee) }
  }
}
