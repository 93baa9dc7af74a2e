import Foundation

/// Keeps what was written, for tests and for output that is put together before it is shown.
public final class MemorySink: TextSink, @unchecked Sendable {
  public let usesColor: Bool
  private let lock = NSLock()
  private var buffer = ""

  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// All that was written so far.
  public var text: String {
    lock.lock()
    defer { lock.unlock() }
    return buffer
  }

  public func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    buffer += text
  }

  /// Does nothing: nothing is held back.
  public func flush() {}
}
