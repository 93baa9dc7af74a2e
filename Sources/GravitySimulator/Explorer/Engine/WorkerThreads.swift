import Dispatch

/// Several threads for the parts of a round.
@usableFromInline
enum WorkerThreads {
  /// Calls the body with each number below `count`, on several threads where there are some, and returns when
  /// all calls have.
  @usableFromInline
  static func each(_ count: Int, _ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      // Each number is a worker, and no worker touches what another one does.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: count) { body($0) }
    }
  }
}
