import GravityPresentation

/// Every text and number that stands in some payloads: what is none of them, a run cannot bring.
struct PayloadWords: Sendable {
  private(set) var words: Set<String> = []
  /// Whether something has urls that are hit when it happens.
  private(set) var hasURLs = false

  func contains(_ word: String) -> Bool { words.contains(word) }

  mutating func add(_ document: PayloadDocument) {
    let tree: JSONTree
    do {
      tree = try JSONTree(document.bytes)
    } catch {
      // It was found to be JSON when it was read.
      return
    }
    for number in tree.entries.indices {
      let node = JSONNode(tree, number)
      switch node.kind {
      case .string: if let text = node.string { words.insert(text) }
      case .number: words.insert(node.source)
      case .array: if !node.children.isEmpty, node.key == "urls" { hasURLs = true }
      case .null, .boolean, .object: break
      }
    }
  }
}
