import Foundation

/// The numbers left to do and what was done; one lock guards both.
final class WorkQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let stopping: Bool
  private var nextIndex = 0
  private var hasStopped = false
  private var done: [ScenarioReport?]

  init(count: Int, stopping: Bool) {
    self.stopping = stopping
    done = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard nextIndex < done.count, !hasStopped else { return nil }
    defer { nextIndex += 1 }
    return nextIndex
  }

  func finish(_ index: Int, _ report: ScenarioReport) {
    lock.lock()
    defer { lock.unlock() }
    done[index] = report
    if stopping, report.exitCode != .good { hasStopped = true }
  }

  var results: [ScenarioReport?] {
    lock.lock()
    defer { lock.unlock() }
    return done
  }
}
