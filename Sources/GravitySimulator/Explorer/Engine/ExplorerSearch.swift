/// One exploration while it goes on: the levels, what is kept of the states, and the workers.
///
/// All of it is touched by one thread only, but for the workers, the level that is read and the one that is
/// written, in the parts of a round.
@usableFromInline
final class ExplorerSearch<Model: ExplorableModel>: @unchecked Sendable {
  @usableFromInline let options: ExplorerOptions
  @usableFromInline let makeModel: @Sendable () -> Model
  @usableFromInline let workers: [ExplorerWorker<Model>]
  @usableFromInline var clock: ExplorationClock
  /// From the first round on that is worth waking them.
  @usableFromInline var threads: WorkerThreads?

  /// The states that are expanded now.
  @usableFromInline var level = BlockArray<Model.State>()
  @usableFromInline var levelCount = 0
  /// The index of the level's first state.
  @usableFromInline var levelStart = 0
  /// How many states of the level are expanded.
  @usableFromInline var position = 0
  /// The states that they lead to.
  @usableFromInline var next = BlockArray<Model.State>()
  @usableFromInline var nextCount = 0
  /// Where in the next level what the last round has found begins, until it is there.
  @usableFromInline var uncollected: Int?

  @usableFromInline var log = StepLog()
  @usableFromInline var transitions = 0
  @usableFromInline var levelSizes: [Int] = []
  @usableFromInline var bound: ExplorationBound?
  /// Of each mark the first one.
  @usableFromInline var sightings: [MarkSighting] = []
  /// The levels' size at their most, in bytes.
  @usableFromInline var frontierBytes = 0

  @inlinable
  init(options: ExplorerOptions, makeModel: @escaping @Sendable () -> Model) throws(ExplorerError) {
    self.options = options
    self.makeModel = makeModel
    clock = ExplorationClock(options: options)
    var workers: [ExplorerWorker<Model>] = []
    for number in 0..<options.jobs {
      var model = makeModel()
      model.startWorking()
      guard (0...64).contains(model.kindCount) else {
        throw .kinds(model.kindCount, allowed: 0...64)
      }
      guard
        let worker = ExplorerWorker(number: number, of: options.jobs, model: model)
      else { throw .memory(options.memory ?? 0) }
      workers.append(worker)
    }
    self.workers = workers
  }

  deinit {
    threads?.finish()
    log.release()
    level.destroy(initialized: levelCount)
    next.destroy(initialized: nextCount)
  }

  @inlinable
  var stateCount: Int { levelStart + levelCount + nextCount }

  @inlinable
  var unexpanded: Int { levelCount - position + nextCount }

  @inlinable
  var footprint: ExplorationFootprint {
    var table = 0
    var buffers = 0
    for worker in workers {
      table += worker.table.bytes
      buffers += worker.bufferBytes
    }
    return ExplorationFootprint(
      table: table, stored: log.bytes, frontier: max(frontierBytes, level.bytes + next.bytes),
      buffers: buffers)
  }
}
