import Foundation

/// Kills a process that takes too long.
final class TimeLimit: @unchecked Sendable {
  private let process: Process
  private let seconds: Double
  private let lock = NSLock()
  private var isOver = false
  private var hasKilled = false

  init(_ process: Process, seconds: Double) {
    self.process = process
    self.seconds = seconds
  }

  /// Begins to count. The process must be running.
  func start() {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.kill() }
  }

  /// Ends the watch and tells whether the process was killed.
  func stop() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    isOver = true
    return hasKilled
  }

  private func kill() {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return }
    hasKilled = true
    Foundation.kill(process.processIdentifier, SIGKILL)
  }
}
