import Foundation

/// A thread for each worker but the first, which works where it is asked.
///
/// Workers do not change threads: what one has in its processor's caches would be with another processor then.
@usableFromInline
final class WorkerThreads: @unchecked Sendable {
  /// For each thread: there is work, or none any more.
  private let starts: [DispatchSemaphore]
  private let end = DispatchSemaphore(value: 0)
  /// Nil for the threads to end. Set while all of them wait.
  private var work: ((Int) -> Void)?

  @usableFromInline
  init(workers: Int) {
    starts = (1..<workers).map { _ in DispatchSemaphore(value: 0) }
    for (place, start) in starts.enumerated() {
      let thread = Thread { [self] in
        while true {
          start.wait()
          guard let work else { return }
          work(place + 1)
          end.signal()
        }
      }
      thread.stackSize = 1 << 23
      thread.start()
    }
  }

  /// Calls the body with the number of each worker, and returns when all calls have.
  @usableFromInline
  func each(_ body: @escaping (Int) -> Void) {
    work = body
    for start in starts { start.signal() }
    body(0)
    for _ in starts { end.wait() }
    work = nil
  }

  /// Has the threads end. There is no work for them afterwards.
  @usableFromInline
  func finish() {
    for start in starts { start.signal() }
  }
}
