extension ExplorerWorker {
  /// Makes states of the candidates that are new, in the order in which they were found.
  ///
  /// - Parameters:
  ///   - start: The position in the next level for the first that the round has found.
  ///   - levelStart: The index of the first state of that level.
  ///   - answers: All workers, whose tables know how many are new.
  @inlinable
  func collect(
    into level: BlockArray<Model.State>, _ log: StepLog, at start: Int, levelStart: Int,
    answers: [ExplorerWorker]
  ) {
    let candidates = candidates, parents = parents, round = round, roundStart = roundStart
    let parentCount = parentCount
    var parent = 0
    var gone = 0
    var position = start
    if workers == 1 {
      let numbers = outboxes.pointee.numbers
      for index in 0..<outboxes.pointee.freshCount { take(Int(numbers[index])) }
    } else {
      let starts = round.starts(from: start, answers.map(\.freshCounts))
      var end = 0
      merge { number in
        goOn(to: number)
        let place = Int(parents[parent].place)
        if place >= end {
          let chunk = round.chunk(of: place)
          position = starts[chunk]
          end = round.places(of: chunk).upperBound
        }
        take(number)
      }
    }
    (candidates + gone).deinitialize(count: candidateCount - gone)
    candidateCount = 0

    @inline(__always)
    func goOn(to number: Int) {
      while parent + 1 < parentCount, Int(parents[parent + 1].firstCandidate) <= number { parent += 1 }
    }

    @inline(__always)
    func take(_ number: Int) {
      goOn(to: number)
      (candidates + gone).deinitialize(count: number - gone)
      gone = number + 1
      level.address(position).moveInitialize(from: candidates + number, count: 1)
      let (place, first) = (Int(parents[parent].place), Int(parents[parent].firstCandidate))
      log.set(
        levelStart + position, parent: UInt32(truncatingIfNeeded: roundStart + place),
        ordinal: UInt16(truncatingIfNeeded: number - first))
      position += 1
    }
  }

  /// Goes through the answers of all tables in the order of candidates.
  ///
  /// - Parameter body: Gets the candidate.
  @inlinable
  func merge(_ body: (Int) -> Void) {
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
      outboxes[owner].count += 1
      body(Int(first))
    }
  }
}
