extension ExplorerWorker {
  /// Looks up what all workers found for this worker's table, and answers in their boxes.
  ///
  /// Boxes are taken in the order of workers, and workers have successive parts of the level. So of several
  /// steps to the same state the first one counts, as if a single worker had gone through the level.
  @inlinable
  func insert(from senders: [ExplorerWorker]) {
    let wanted = table.capacity(adding: incoming(from: senders))
    if wanted > table.capacity, !table.grow(to: wanted) { tableIsFull = true }
    for sender in senders {
      let box = sender.outboxes + number
      box.pointee.freshCount = 0
      if tableIsFull { continue }
      box.pointee.firstFresh = table.count
      if keepsWays { insertWays(box) } else { insertKeys(box) }
    }
  }

  @inlinable
  func insertKeys(_ box: UnsafeMutablePointer<Outbox>) {
    let keys = box.pointee.keys, numbers = box.pointee.numbers, count = box.pointee.count
    var table = table
    var fresh = 0
    var done = 0
    while done < count {
      let end = min(done + 256, count)
      touch(keys, done..<end, in: table)
      for index in done..<end where table.insert(keys[index]) {
        numbers[fresh] = numbers[index]
        fresh += 1
      }
      done = end
    }
    self.table = table
    box.pointee.freshCount = fresh
  }

  @inlinable
  func insertWays(_ box: UnsafeMutablePointer<Outbox>) {
    let keys = box.pointee.keys, numbers = box.pointee.numbers, count = box.pointee.count
    guard let parents = box.pointee.parents else { return }
    ways.makeRoom(for: wayCount + count)
    let ways = ways
    var wayCount = wayCount
    var table = table
    var fresh = 0
    var done = 0
    while done < count {
      let end = min(done + 256, count)
      touch(keys, done..<end, in: table)
      for index in done..<end {
        let (child, isNew) = table.insertNumbered(keys[index])
        if parents[index] != Outbox.noWay {
          ways.address(wayCount).initialize(to: WayStep(parent: parents[index], child: child))
          wayCount += 1
        }
        if isNew {
          numbers[fresh] = numbers[index]
          fresh += 1
        }
      }
      done = end
    }
    self.table = table
    self.wayCount = wayCount
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
