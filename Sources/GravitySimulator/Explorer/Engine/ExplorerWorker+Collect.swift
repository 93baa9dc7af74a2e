extension ExplorerWorker {
  /// Makes states of the candidates that are new, in the order in which they were found.
  ///
  /// - Parameters:
  ///   - start: The position in the next level for the first of them.
  ///   - levelStart: The index of the first state of that level.
  @inlinable
  func collect(
    into level: BlockArray<Model.State>, _ log: StepLog, at start: Int, levelStart: Int,
    owners: [ExplorerWorker]
  ) {
    let candidates = candidates, firsts = firsts, outboxes = outboxes
    let parentCount = parentCount, firstParent = firstParent, keepsWays = keepsWays
    var parent = 0
    var gone = 0
    var position = start
    if workers == 1 {
      let numbers = outboxes.pointee.numbers
      for index in 0..<outboxes.pointee.freshCount { take(Int(numbers[index])) }
    } else {
      merge { number, owner, place in
        if keepsWays {
          owners[owner].indices.address(place)
            .initialize(to: UInt32(truncatingIfNeeded: levelStart + position))
        }
        take(number)
      }
    }
    (candidates + gone).deinitialize(count: candidateCount - gone)
    candidateCount = 0

    @inline(__always)
    func take(_ number: Int) {
      while parent + 1 < parentCount, firsts[parent + 1] <= number { parent += 1 }
      (candidates + gone).deinitialize(count: number - gone)
      gone = number + 1
      let state = level.address(position)
      state.moveInitialize(from: candidates + number, count: 1)
      log.set(
        levelStart + position, parent: UInt32(truncatingIfNeeded: firstParent + parent),
        ordinal: UInt16(truncatingIfNeeded: number - Int(firsts[parent])))
      if keepsWays, model.pointee.isGoal(state.pointee) {
        goals.append(UInt32(truncatingIfNeeded: levelStart + position))
      }
      position += 1
    }
  }

  /// Goes through the answers of all tables in the order of candidates.
  ///
  /// - Parameter body: Gets the candidate, the table's owner, and the candidate's number in the table.
  @inlinable
  func merge(_ body: (_ number: Int, _ owner: Int, _ place: Int) -> Void) {
    for other in 0..<workers { outboxes[other].count = 0 }
    while true {
      var first = UInt32.max
      var owner = -1
      for other in 0..<workers {
        let box = outboxes + other
        let index = box.pointee.count
        if index < box.pointee.freshCount, box.pointee.numbers[index] < first {
          first = box.pointee.numbers[index]
          owner = other
        }
      }
      if owner < 0 { return }
      let index = outboxes[owner].count
      outboxes[owner].count = index + 1
      body(Int(first), owner, outboxes[owner].firstFresh + index)
    }
  }
}
