/// What one stream brought, and how much of it expectations have read.
public struct Stream<Item: Hashable & Sendable>: Hashable, Sendable {
  public private(set) var items: [Item] = []
  private var read = 0

  mutating func add(_ item: Item) { items.append(item) }

  /// Since the previous expectation on this stream.
  public var unread: ArraySlice<Item> { items[read...] }

  mutating func readAll() { read = items.count }

  /// Takes the oldest item that was not read.
  mutating func readNext() -> Item? {
    guard read < items.count else { return nil }
    defer { read += 1 }
    return items[read]
  }
}
