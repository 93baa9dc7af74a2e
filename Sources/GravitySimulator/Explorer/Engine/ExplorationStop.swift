import Foundation

/// A request to stop that another thread can make; the exploration looks at it between batches.
public final class ExplorationStop: @unchecked Sendable {
  private let lock = NSLock()
  private var wanted = false

  public init() {}

  public func request() {
    lock.lock()
    defer { lock.unlock() }
    wanted = true
  }

  public var isRequested: Bool {
    lock.lock()
    defer { lock.unlock() }
    return wanted
  }
}
