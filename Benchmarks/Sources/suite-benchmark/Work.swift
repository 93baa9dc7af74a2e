import Foundation

/// Runs left to do, which threads take a few at a time, and how many of them did not pass.
final class Work: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int
  private var failed = 0

  private static let share = 50

  init(_ runs: Int) {
    left = runs
  }

  /// How many runs to do next; none where all are taken.
  func take() -> Int {
    lock.lock()
    defer { lock.unlock() }
    let taken = min(left, Self.share)
    left -= taken
    return taken
  }

  func add(failures: Int) {
    lock.lock()
    defer { lock.unlock() }
    failed += failures
  }

  var failures: Int {
    lock.lock()
    defer { lock.unlock() }
    return failed
  }
}
