extension JSONNode {
  /// Every value inside of it, in the order of the text.
  var descendants: some Sequence<JSONNode> {
    let tree = tree
    return ((number + 1)..<Int(tree.entries[number].next)).lazy.map { JSONNode(tree, $0) }
  }

  /// The value at a path of keys and places in lists, such as `options.0.value`; where something of it is missing,
  /// what it should be in.
  func place(of path: String) -> JSONNode {
    var node = self
    for component in path.split(separator: ".").map(String.init) {
      let elements = Array(node.elements)
      if let place = Int(component), elements.indices.contains(place) {
        node = elements[place]
      } else if let member = node[component] {
        node = member
      } else {
        return node
      }
    }
    return node
  }

  /// A number, a word or a text as people read it: without quotes.
  var words: String { string ?? source }
}
