extension ExplorerSearch {
  @inlinable
  func exploreLevels() throws(ExplorerError) {
    storeInitialState()
    while levelCount > 0 {
      if let maxDepth = options.maxDepth, levelSizes.count > maxDepth {
        bound = .depth
      } else if let mark = options.soughtMark, sightings.contains(where: { $0.mark == mark }) {
        bound = .depth
      } else if let maxStates = options.maxStates, stateCount >= maxStates {
        bound = .states
      } else {
        try exploreLevel()
      }
      if bound != nil { return }
    }
  }

  @inlinable
  func storeInitialState() {
    let model = workers[0].model
    let state = model.pointee.initialState()
    let key = KeyTable.spread(model.pointee.key(of: state))
    let owner = workers[KeyTable.table(of: key, tables: workers.count)]
    _ = owner.table.insert(key)
    log.makeRoom(for: 1)
    log.set(0, parent: 0, ordinal: 0)
    level.makeRoom(for: 1)
    level.address(0).initialize(to: state)
    levelCount = 1
    levelSizes = [1]
  }

  /// Expands all states of the level, or as many as a bound allows, and goes on to the next level.
  @inlinable
  func exploreLevel() throws(ExplorerError) {
    while position < levelCount, bound == nil {
      exploreRound()
      for worker in workers where worker.failure != nil || worker.board.pointee.unknown != nil {
        bound = .stopped
      }
    }
    collect()
    for worker in workers {
      if let failure = worker.failure { throw failure }
      if let mark = worker.board.pointee.unknown { throw .unknownMark(mark) }
    }
    mergeSightings()
    if nextCount > 0 { levelSizes.append(nextCount) }
    guard position == levelCount else { return }
    // What ended the exploration came too late to leave anything out.
    if nextCount == 0, !workers.contains(where: \.tableIsFull) { bound = nil }
    level.releaseAll(initialized: levelCount)
    levelStart += levelCount
    swap(&level, &next)
    levelCount = nextCount
    nextCount = 0
    position = 0
  }

  /// Of several workers that saw a mark in this level, the one counts that a single worker would have been.
  @inlinable
  func mergeSightings() {
    var found: [MarkSighting] = []
    for worker in workers {
      found += worker.board.pointee.sightings
      worker.board.pointee.sightings.removeAll()
    }
    found.sort()
    for sighting in found where sightings.last?.mark != sighting.mark || sightings.isEmpty {
      sightings.append(sighting)
    }
    for sighting in found {
      for worker in workers { worker.board.pointee.learn(sighting.mark) }
    }
  }
}
