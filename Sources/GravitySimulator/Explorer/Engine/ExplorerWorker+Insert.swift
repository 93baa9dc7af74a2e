extension ExplorerWorker {
  /// Looks up what all workers found for this worker's table, and answers in their boxes.
  ///
  /// Keys are taken in the order of the states that they come from, whoever expanded those. So of several steps to the
  /// same state the first one counts, as if a single worker had gone through the level.
  @inlinable
  func insert(from senders: [ExplorerWorker]) {
    let wanted = table.capacity(adding: incoming(from: senders))
    if wanted > table.capacity, !table.grow(to: wanted) { tableIsFull = true }
    for sender in senders { sender.outboxes[number].freshCount = 0 }
    freshCounts.removeAll(keepingCapacity: true)
    if tableIsFull { return }
    var table = table
    var chunks = Array(repeating: 0, count: senders.count)
    for owner in round.owners {
      let box = senders[owner].outboxes + number
      let known = box.pointee.freshCount
      insert(box, box.pointee.keys(ofChunk: chunks[owner]), into: &table)
      chunks[owner] += 1
      freshCounts.append(UInt32(truncatingIfNeeded: box.pointee.freshCount - known))
    }
    self.table = table
  }

  @inlinable
  func insert(_ box: UnsafeMutablePointer<Outbox>, _ range: Range<Int>, into table: inout KeyTable) {
    let keys = box.pointee.keys, numbers = box.pointee.numbers
    var fresh = box.pointee.freshCount
    var done = range.lowerBound
    while done < range.upperBound {
      let end = min(done + 256, range.upperBound)
      touch(keys, done..<end, in: table)
      for index in done..<end where table.insert(keys[index]) {
        numbers[fresh] = numbers[index]
        fresh += 1
      }
      done = end
    }
    box.pointee.freshCount = fresh
  }

  /// Reads the slots that the keys will need. These reads wait for memory all at once; the search that
  /// follows would wait for one after the other.
  @inlinable
  func touch(_ keys: UnsafeMutablePointer<UInt64>, _ range: Range<Int>, in table: KeyTable) {
    var sum: UInt64 = 0
    for index in range { sum ^= table.slots[table.slot(of: keys[index])] }
    touched ^= sum
  }
}
