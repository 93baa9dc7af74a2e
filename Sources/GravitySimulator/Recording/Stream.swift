/// What one stream brought, and how much of it expectations have read.
public struct Stream<Item: Hashable & Sendable>: Hashable, Sendable {
  public private(set) var items: [Item] = []
  private var read = 0

  mutating func add(_ item: Item) { items.append(item) }

  /// Since the previous expectation on this stream.
  public var unread: ArraySlice<Item> { items[read...] }

  mutating func readAll() { read = items.count }
}
