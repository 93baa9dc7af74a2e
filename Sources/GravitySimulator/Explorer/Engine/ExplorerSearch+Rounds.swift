extension ExplorerSearch {
  /// Bytes of candidates that a worker finds in one round. More would not stay in the processor's caches,
  /// fewer would have the workers wait for each other more often.
  @inlinable
  static var roundBytes: Int { 1 << 21 }

  /// A round with fewer states is not worth waking threads.
  @inlinable
  static var worthThreads: Int { 256 }

  /// How many states the next round expands. The answer does not depend on it.
  @inlinable
  var roundSize: Int {
    let expanded = max(1, levelStart + position)
    let events = transitions / expanded + 1
    let perState = events * (MemoryLayout<Model.State>.stride + 16)
    return min(1 << 14, max(64, Self.roundBytes / perState)) * workers.count
  }

  /// Expands some more states of the level, unless a bound is hit before anything of them is stored.
  @inlinable
  func exploreRound() {
    bound = clock.bound
    if bound != nil { return }
    let count = min(levelCount - position, roundSize)
    let inParallel = workers.count > 1 && count > Self.worthThreads
    let first = position
    let level = level, levelStart = levelStart, workers = workers
    let collecting = collector
    each(inParallel) { worker in
      collecting?(worker)
      let from = first + count * worker.number / workers.count
      let to = first + count * (worker.number + 1) / workers.count
      worker.expand(level, from..<to, levelStart: levelStart)
    }
    starts = nil
    guard hasMemory, stateCount < 4_000_000_000 else {
      bound = hasMemory ? .states : .memory
      return
    }
    each(inParallel) { worker in worker.insert(from: workers) }
    for worker in workers where worker.tableIsFull { bound = .memory }
    position += count
    makeRoom()
    self.level.release(before: position)
    clock.report(
      states: stateCount, transitions: transitions, depth: levelSizes.count - 1, frontier: unexpanded)
  }

  /// Counts what is new, and makes room for it.
  @inlinable
  func makeRoom() {
    var starts: [Int] = []
    for worker in workers {
      starts.append(nextCount)
      transitions += worker.candidateCount
      nextCount += worker.freshCount
    }
    self.starts = starts
    next.makeRoom(for: nextCount)
    log.makeRoom(for: stateCount)
    frontierBytes = max(frontierBytes, level.bytes + next.bytes)
    if options.keepsWays, workers.count > 1 {
      for worker in workers { worker.indices.makeRoom(for: worker.table.count) }
    }
  }

  /// Whether the tables may grow as much as the keys that wait for them could make them.
  @inlinable
  var hasMemory: Bool {
    guard let memory = options.memory else { return true }
    var used = footprint
    for worker in workers {
      let wanted = worker.table.capacity(adding: worker.incoming(from: workers))
      used.table += worker.table.bytes(growingTo: wanted)
    }
    return used.total <= memory
  }

  /// What is left to do for a worker before it can expand again.
  @inlinable
  var collector: ((ExplorerWorker<Model>) -> Void)? {
    guard let starts else { return nil }
    let next = next, log = log, workers = workers, nextStart = levelStart + levelCount
    return { worker in
      worker.collect(into: next, log, at: starts[worker.number], levelStart: nextStart, owners: workers)
    }
  }

  @inlinable
  func collect(inParallel: Bool) {
    guard let collecting = collector else { return }
    each(inParallel, collecting)
    starts = nil
  }

  @inlinable
  func each(_ inParallel: Bool, _ body: (ExplorerWorker<Model>) -> Void) {
    if inParallel {
      let workers = workers
      WorkerThreads.each(workers.count) { body(workers[$0]) }
    } else {
      for worker in workers { body(worker) }
    }
  }
}
