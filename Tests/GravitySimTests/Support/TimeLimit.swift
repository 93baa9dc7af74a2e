import Foundation

/// Kills a process that takes too long.
///
/// It keeps nothing of the process, whose files would else stay open until the limit.
final class TimeLimit: @unchecked Sendable {
  private let seconds: Double
  private let lock = NSLock()
  private var isOver = false
  private var hasKilled = false

  init(seconds: Double) {
    self.seconds = seconds
  }

  /// Begins to count.
  ///
  /// - Parameter process: The identifier of one that is running.
  func start(on process: Int32) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in self?.kill(process) }
  }

  /// Ends the watch and tells whether the process was killed.
  func stop() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    isOver = true
    return hasKilled
  }

  private func kill(_ process: Int32) {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return }
    hasKilled = true
    Foundation.kill(process, SIGKILL)
  }
}
