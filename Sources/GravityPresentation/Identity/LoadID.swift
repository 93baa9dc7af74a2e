/// One request for content outside a trigger, numbered by whoever drives the machine (C1, N1).
public struct LoadID: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }
}
