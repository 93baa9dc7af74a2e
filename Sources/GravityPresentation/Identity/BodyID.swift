/// A response body that has joined the catalogue: a list of candidates, contents, or one that does not decode.
public struct BodyID: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
