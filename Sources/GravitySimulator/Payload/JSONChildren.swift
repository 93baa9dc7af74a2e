/// The values directly inside of an array or an object, in the order of the text.
struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private var place: Int
  private let end: Int

  /// - Parameter end: The entry behind the last.
  init(of node: JSONNode, until end: Int) {
    tree = node.tree
    place = node.number + 1
    self.end = end
  }

  var isEmpty: Bool { place >= end }

  var first: JSONNode? { isEmpty ? nil : JSONNode(tree, place) }

  mutating func next() -> JSONNode? {
    guard place < end else { return nil }
    defer { place = Int(tree.entries[place].next) }
    return JSONNode(tree, place)
  }
}
