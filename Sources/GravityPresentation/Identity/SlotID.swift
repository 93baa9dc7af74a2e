/// A place in the catalogue's table of product slots; the slots of one content are neighbours, in the server's order.
public struct SlotID: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
