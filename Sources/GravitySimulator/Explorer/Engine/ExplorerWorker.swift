/// What one thread works with: a model, candidates that are not states yet, and a table of its own.
///
/// A round has three parts. Workers ``expand`` states into candidates, ``insert`` the keys their table is in
/// charge of, whoever found them, and ``collect`` those of their own candidates that turned out to be new. In
/// each part a worker touches only what no other one touches in it, so that nothing needs a lock.
@usableFromInline
final class ExplorerWorker<Model: ExplorableModel>: @unchecked Sendable {
  @usableFromInline let number: Int
  @usableFromInline let workers: Int
  // Behind pointers, because every access to a variable of a class is checked for exclusivity.
  @usableFromInline let model: UnsafeMutablePointer<Model>
  @usableFromInline let events: UnsafeMutablePointer<[Model.Event]>
  @usableFromInline let marks: UnsafeMutablePointer<[Int]>
  @usableFromInline let board: UnsafeMutablePointer<MarkBoard>
  @usableFromInline let outboxes: UnsafeMutablePointer<Outbox>
  @usableFromInline let filter = KeyFilter()

  /// The states that the events of the round lead to.
  @usableFromInline var candidates: UnsafeMutablePointer<Model.State>
  @usableFromInline var capacity: Int
  @usableFromInline var candidateCount = 0
  /// The states of the round that this worker expands.
  @usableFromInline var parents: UnsafeMutablePointer<RoundParent>
  @usableFromInline var parentCapacity: Int
  @usableFromInline var parentCount = 0
  @usableFromInline var round = RoundChunks(first: 0, count: 0, size: 1)
  /// The index of the round's first state.
  @usableFromInline var roundStart = 0
  /// For each chunk of the round how many candidates are new, as far as this worker's table knows.
  @usableFromInline var freshCounts: [UInt32] = []

  @usableFromInline var table: KeyTable
  @usableFromInline var tableIsFull = false
  @usableFromInline var failure: ExplorerError?
  /// Keeps the compiler from leaving out reads that only warm the caches.
  @usableFromInline var touched: UInt64 = 0

  @inlinable
  init?(number: Int, of workers: Int, model: Model) {
    guard let table = KeyTable(tables: workers, keepsNumbers: false) else { return nil }
    self.number = number
    self.workers = workers
    self.table = table
    self.model = .allocate(capacity: 1)
    self.model.initialize(to: model)
    events = .allocate(capacity: 1)
    events.initialize(to: [])
    marks = .allocate(capacity: 1)
    marks.initialize(to: [])
    board = .allocate(capacity: 1)
    board.initialize(to: MarkBoard(count: model.markCount))
    outboxes = .allocate(capacity: workers)
    for other in 0..<workers { (outboxes + other).initialize(to: Outbox()) }
    capacity = 256
    candidates = .allocate(capacity: capacity)
    parentCapacity = 64
    parents = .allocate(capacity: parentCapacity)
  }

  deinit {
    table.release()
    filter.release()
    candidates.deinitialize(count: candidateCount)
    candidates.deallocate()
    parents.deallocate()
    for other in 0..<workers { outboxes[other].release() }
    outboxes.deallocate()
    board.pointee.release()
    board.deinitialize(count: 1)
    board.deallocate()
    marks.deinitialize(count: 1)
    marks.deallocate()
    events.deinitialize(count: 1)
    events.deallocate()
    model.deinitialize(count: 1)
    model.deallocate()
  }

  @inlinable
  var bufferBytes: Int {
    var result = KeyFilter.bytes + capacity * MemoryLayout<Model.State>.stride
    result += parentCapacity * MemoryLayout<RoundParent>.stride
    for other in 0..<workers { result += outboxes[other].bytes }
    return result
  }

  /// How many keys wait for the table of this worker.
  @inlinable
  func incoming(from senders: [ExplorerWorker]) -> Int {
    var result = 0
    for sender in senders { result += sender.outboxes[number].count }
    return result
  }

  /// How many of this worker's candidates are new.
  @inlinable
  var freshCount: Int {
    var result = 0
    for other in 0..<workers { result += outboxes[other].freshCount }
    return result
  }
}
