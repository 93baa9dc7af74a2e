extension ExplorerSearch {
  /// Bytes of candidates that a worker finds in one round. More would not stay in the processor's caches,
  /// fewer would have the workers wait for each other more often.
  @inlinable
  static var roundBytes: Int { 1 << 21 }

  /// A round with fewer states is not worth waking threads.
  @inlinable
  static var worthThreads: Int { 256 }

  /// How many neighbours in a round are expanded together: enough to find the same states more than once, and few enough
  /// that no worker waits long for another.
  @inlinable
  static func chunkSize(round count: Int, workers: Int) -> Int {
    workers == 1 ? count : min(256, max(16, count / (workers * 8)))
  }

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
    let round = RoundChunks(
      first: position, count: count, size: Self.chunkSize(round: count, workers: workers.count))
    let level = level, levelStart = levelStart, workers = workers
    let collecting = collector
    each(inParallel) { worker in
      collecting?(worker)
      worker.expand(level, round, levelStart: levelStart)
    }
    uncollected = nil
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
    uncollected = nextCount
    for worker in workers {
      transitions += worker.candidateCount
      nextCount += worker.freshCount
    }
    next.makeRoom(for: nextCount)
    log.makeRoom(for: stateCount)
    frontierBytes = max(frontierBytes, level.bytes + next.bytes)
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
    guard let uncollected else { return nil }
    let next = next, log = log, workers = workers, nextStart = levelStart + levelCount
    return { worker in
      worker.collect(into: next, log, at: uncollected, levelStart: nextStart, answers: workers)
    }
  }

  /// Ends the last round of a level.
  @inlinable
  func collect() {
    guard let collecting = collector else { return }
    let count = workers.reduce(0) { $0 + $1.candidateCount }
    each(workers.count > 1 && count > Self.worthThreads, collecting)
    uncollected = nil
  }

  @inlinable
  func each(_ inParallel: Bool, _ body: @escaping (ExplorerWorker<Model>) -> Void) {
    if inParallel {
      let workers = workers
      let threads = self.threads ?? WorkerThreads(workers: workers.count)
      self.threads = threads
      threads.each { body(workers[$0]) }
    } else {
      for worker in workers { body(worker) }
    }
  }
}
