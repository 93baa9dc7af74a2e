/// A place in the catalogue's table of contents.
public struct ContentID: Hashable, Sendable, BitwiseCopyable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
