extension ExplorerWorker {
  /// Lets everything happen that can happen in some states of a level.
  ///
  /// - Parameters:
  ///   - slice: Positions in the level.
  ///   - levelStart: The index of the level's first state.
  @inlinable
  func expand(_ level: BlockArray<Model.State>, _ slice: Range<Int>, levelStart: Int) {
    let model = model, events = events, marks = marks, outboxes = outboxes
    let workers = workers, keepsWays = keepsWays
    for other in 0..<workers { outboxes[other].count = 0 }
    if slice.count > firstsCapacity { growFirsts(to: slice.count) }
    let firsts = firsts
    var candidates = candidates
    var count = 0
    for position in slice {
      let parent = level.address(position)
      let parentIndex = UInt32(truncatingIfNeeded: levelStart + position)
      events.pointee.removeAll(keepingCapacity: true)
      model.pointee.appendEvents(in: parent.pointee, to: &events.pointee)
      let eventCount = events.pointee.count
      firsts[position - slice.lowerBound] = UInt32(truncatingIfNeeded: count)
      if eventCount > 1 << 16 {
        failure = .tooManyEvents(eventCount, allowed: 0...(1 << 16))
        continue
      }
      if count + eventCount > capacity {
        candidateCount = count
        growCandidates(to: count + eventCount)
        candidates = self.candidates
      }
      for ordinal in 0..<eventCount {
        let event = events.pointee[ordinal]
        let child = candidates + count
        child.initialize(to: parent.pointee)
        model.pointee.apply(event, to: &child.pointee, marks: &marks.pointee)
        if !marks.pointee.isEmpty {
          noteMarks(parent: parentIndex, ordinal: UInt16(truncatingIfNeeded: ordinal))
        }
        let key = KeyTable.spread(model.pointee.key(of: child.pointee))
        let box = workers == 1 ? outboxes : outboxes + KeyTable.table(of: key, tables: workers)
        let end = box.pointee.count
        if end == box.pointee.capacity { box.pointee.grow() }
        box.pointee.keys[end] = key
        box.pointee.numbers[end] = UInt32(truncatingIfNeeded: count)
        if keepsWays {
          box.pointee.parents?[end] = model.pointee.isWay(event) ? parentIndex : Outbox.noWay
        }
        box.pointee.count = end + 1
        count += 1
      }
    }
    candidateCount = count
    parentCount = slice.count
    firstParent = levelStart + slice.lowerBound
  }

  @inlinable
  func noteMarks(parent: UInt32, ordinal: UInt16) {
    for mark in marks.pointee { board.pointee.note(mark, parent: parent, ordinal: ordinal) }
    marks.pointee.removeAll(keepingCapacity: true)
  }

  @inlinable
  func growFirsts(to count: Int) {
    firsts.deallocate()
    firstsCapacity = count
    firsts = .allocate(capacity: count)
  }

  @inlinable
  func growCandidates(to count: Int) {
    let larger = max(count, capacity * 2)
    let result = UnsafeMutablePointer<Model.State>.allocate(capacity: larger)
    result.moveInitialize(from: candidates, count: candidateCount)
    candidates.deallocate()
    candidates = result
    capacity = larger
  }
}
