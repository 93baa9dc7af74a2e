import Foundation

/// Shares out numbered work among threads; the results come back in the order of the numbers.
struct JobPool {
  let count: Int
  let jobs: Int

  /// A scenario's parse and run fit a small stack, but a payload may be nested 512 deep.
  private static let stackSize = 16 * 1024 * 1024

  /// - Parameter isLast: Whether no new work begins after a result; what lies beyond is nil.
  func map<Result: Sendable>(
    until isLast: @escaping @Sendable (Result) -> Bool = { _ in false },
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result?] {
    let queue = WorkQueue(count: count, isLast: isLast)
    let threads = max(1, min(jobs, count))
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread {
        while let index = queue.next() { queue.finish(index, work(index)) }
        group.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    group.wait()
    return queue.results
  }
}
