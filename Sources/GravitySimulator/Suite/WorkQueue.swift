import Foundation

/// The numbers left to do and what was done; one lock guards both.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let isLast: @Sendable (Result) -> Bool
  private var nextIndex = 0
  private var hasStopped = false
  private var done: [Result?]

  init(count: Int, isLast: @escaping @Sendable (Result) -> Bool) {
    self.isLast = isLast
    done = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard nextIndex < done.count, !hasStopped else { return nil }
    defer { nextIndex += 1 }
    return nextIndex
  }

  func finish(_ index: Int, _ result: Result) {
    lock.lock()
    defer { lock.unlock() }
    done[index] = result
    if isLast(result) { hasStopped = true }
  }

  var results: [Result?] {
    lock.lock()
    defer { lock.unlock() }
    return done
  }
}
