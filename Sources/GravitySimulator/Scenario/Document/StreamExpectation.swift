/// What a stream must have brought since it was last asked.
public struct StreamExpectation<Item: Hashable & Sendable>: Hashable, Sendable {
  /// Empty for `expect no …`.
  public let items: [Located<Item>]
  /// The items are a subsequence; otherwise they are all there was, in order.
  public let isContaining: Bool

  public init(_ items: [Located<Item>], isContaining: Bool = false) {
    self.items = items
    self.isContaining = isContaining
  }
}
