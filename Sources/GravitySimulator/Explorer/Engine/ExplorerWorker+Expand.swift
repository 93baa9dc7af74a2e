extension ExplorerWorker {
  /// Lets everything happen that can happen in the states of this worker's chunks.
  ///
  /// - Parameter levelStart: The index of the level's first state.
  @inlinable
  func expand(_ level: BlockArray<Model.State>, _ round: RoundChunks, levelStart: Int) {
    self.round = round
    roundStart = levelStart + round.first
    for other in 0..<workers { outboxes[other].clear() }
    makeRoom(parents: round.count)
    events.pointee.removeAll(keepingCapacity: true)
    candidateCount = 0
    parentCount = 0
    let first = round.first
    while let places = round.take(for: number) {
      for place in places { expand(level.address(first + place), at: place) }
      for other in 0..<workers { outboxes[other].ends.append(outboxes[other].count) }
    }
  }

  /// - Parameter place: Where the state stands in the round.
  @inlinable
  @inline(__always)
  func expand(_ parent: UnsafeMutablePointer<Model.State>, at place: Int) {
    let model = model, events = events, workers = workers
    let count = candidateCount
    model.pointee.appendEvents(in: parent.pointee, to: &events.pointee)
    let end = events.pointee.count
    (parents + parentCount).initialize(to: RoundParent(place: place, firstCandidate: count))
    makeRoom(for: end, after: count)
    let index = UInt32(truncatingIfNeeded: roundStart + place)
    let candidates = candidates
    if workers == 1 {
      expand(parent, index, count..<end, into: candidates) { _ in 0 }
    } else {
      expand(parent, index, count..<end, into: candidates) { key in
        KeyTable.table(of: key, tables: workers)
      }
    }
    candidateCount = end
    parentCount += 1
  }

  /// - Parameters:
  ///   - range: The candidates, and at the same time their events.
  ///   - owner: Which worker is in charge of a key.
  @inlinable
  @inline(__always)
  func expand(
    _ parent: UnsafeMutablePointer<Model.State>, _ parentIndex: UInt32, _ range: Range<Int>,
    into candidates: UnsafeMutablePointer<Model.State>, owner: (UInt64) -> Int
  ) {
    let model = model, events = events, marks = marks, outboxes = outboxes
    let filter = filter
    for number in range {
      let event = events.pointee[number]
      let child = candidates + number
      child.initialize(to: parent.pointee)
      model.pointee.apply(event, to: &child.pointee, marks: &marks.pointee)
      if !marks.pointee.isEmpty {
        noteMarks(parent: parentIndex, ordinal: UInt16(truncatingIfNeeded: number - range.lowerBound))
      }
      let key = KeyTable.spread(model.pointee.key(of: child.pointee))
      let box = outboxes + owner(key)
      let end = box.pointee.count
      box.pointee.keys[end] = key
      box.pointee.numbers[end] = UInt32(truncatingIfNeeded: number)
      // Taken back if it is known. Half of them are, in no order that a branch could be predicted from.
      box.pointee.count = end &+ (filter.isNew(key) ? 1 : 0)
    }
  }

  /// - Parameters:
  ///   - end: How many candidates there will be after the next parent.
  ///   - count: How many there are.
  @inlinable
  @inline(__always)
  func makeRoom(for end: Int, after count: Int) {
    if end - count > 1 << 16 { failure = .tooManyEvents(end - count, allowed: 0...(1 << 16)) }
    if end > capacity { growCandidates(to: end, after: count) }
    for other in 0..<workers where outboxes[other].count + end - count > outboxes[other].capacity {
      outboxes[other].grow(by: end - count)
    }
  }

  @inlinable
  func noteMarks(parent: UInt32, ordinal: UInt16) {
    // By places: an iterator would count a reference to the array.
    for place in 0..<marks.pointee.count {
      board.pointee.note(marks.pointee[place], parent: parent, ordinal: ordinal)
    }
    marks.pointee.removeAll(keepingCapacity: true)
  }

  @inlinable
  func makeRoom(parents count: Int) {
    guard count > parentCapacity else { return }
    parents.deallocate()
    parentCapacity = count
    parents = .allocate(capacity: count)
  }

  @inlinable
  func growCandidates(to end: Int, after count: Int) {
    let larger = max(end, capacity * 2)
    let result = UnsafeMutablePointer<Model.State>.allocate(capacity: larger)
    result.moveInitialize(from: candidates, count: count)
    candidates.deallocate()
    candidates = result
    capacity = larger
  }
}
