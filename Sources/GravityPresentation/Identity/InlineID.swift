/// An inline component on one of the app's screens, numbered by whoever drives the machine (N1).
public struct InlineID: Hashable, Sendable, BitwiseCopyable {
  public let index: UInt16

  public init(index: UInt16) {
    self.index = index
  }
}
