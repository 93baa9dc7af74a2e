import Foundation

/// One line on a terminal that says how far the run is, written over and over.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let sink: (any TextSink)?
  private let total: Int
  private var done = 0

  init(sink: (any TextSink)?, total: Int) {
    self.sink = sink
    self.total = total
  }

  func advance() {
    guard let sink else { return }
    lock.lock()
    defer { lock.unlock() }
    done += 1
    // A hundred lines are enough for the eye.
    guard done == total || done % max(1, total / 100) == 0 else { return }
    sink.write("\r\(done) of \(total) scenarios")
    sink.flush()
  }

  func clear() {
    guard let sink else { return }
    sink.write("\r\u{1B}[K")
    sink.flush()
  }
}
