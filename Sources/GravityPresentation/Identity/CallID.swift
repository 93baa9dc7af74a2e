/// One call of the app's, numbered by whoever drives the machine; it finds the request's body again.
public struct CallID: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
