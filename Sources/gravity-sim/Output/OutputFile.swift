import Foundation
import GravitySimulator

/// Writes to a file descriptor in large pieces.
///
/// A reader that has gone away is no mistake of the run: what remains is dropped quietly, and the exit
/// code still tells how the run ended. Any other failure to write is remembered for ``failure``.
final class OutputFile: TextSink, @unchecked Sendable {
  private static let capacity = 1 << 16

  let usesColor: Bool
  private let descriptor: Int32
  private let lock = NSLock()
  private var pending: [UInt8] = []
  private var isClosed = false
  private var reason: String?

  init(descriptor: Int32, usesColor: Bool) {
    self.descriptor = descriptor
    self.usesColor = usesColor
  }

  /// Why text was lost, in the system's words.
  var failure: String? {
    lock.lock()
    defer { lock.unlock() }
    return reason
  }

  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed else { return }
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.capacity { drain() }
  }

  func flush() {
    lock.lock()
    defer { lock.unlock() }
    drain()
  }

  private func drain() {
    var rest = pending[...]
    while !rest.isEmpty, !isClosed {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        isClosed = true
        if errno != EPIPE { reason = String(cString: strerror(errno)) }
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  // Someone may have handed over a descriptor that refuses to wait by itself.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
