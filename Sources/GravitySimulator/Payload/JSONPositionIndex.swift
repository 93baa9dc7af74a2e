import GravityPresentation

/// Where in a JSON text the values of some coding paths stand.
///
/// Foundation decodes without source positions. This walks the text once, whatever the number of paths, and only
/// when a message needs a place. Of members with one key it finds the first, which is the one Foundation decodes.
struct JSONPositionIndex {
  private struct Node {
    var children: [PathComponent: Int] = [:]
    var position: TextPosition?
  }

  /// What is open during the walk; without a node, no path leads into it.
  private struct Frame {
    let node: Int?
    var nextIndex = 0
    var key: PathComponent?
  }

  /// The paths as a tree, its root first.
  private var nodes = [Node()]

  /// Finds `paths` in `bytes`, a JSON text that is known to be one.
  init(_ bytes: [UInt8], paths: [[PathComponent]]) {
    for path in paths { insert(path) }
    do {
      try walk(bytes)
    } catch {
      // The walk ends early only in a text that is no JSON; what was found so far stands.
    }
  }

  /// The place of the value at `path`; of one that is missing, the place of the innermost value around it.
  func position(of path: [PathComponent]) -> TextPosition {
    var node = nodes[0]
    var position = node.position ?? .start
    for component in path {
      guard let child = node.children[component], let found = nodes[child].position else { break }
      node = nodes[child]
      position = found
    }
    return position
  }

  private mutating func insert(_ path: [PathComponent]) {
    var current = 0
    for component in path {
      if let child = nodes[current].children[component] {
        current = child
      } else {
        nodes.append(Node())
        nodes[current].children[component] = nodes.count - 1
        current = nodes.count - 1
      }
    }
  }

  private mutating func walk(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = JSONScanner(bytes)
    var position = TextPosition.start
    var frames: [Frame] = []
    while let token = try scanner.next() {
      switch token.kind {
      case .key:
        guard let last = frames.indices.last, frames[last].node != nil else { continue }
        frames[last].key = .key(JSONText.unescape(bytes[token.range]))
      case .scalar, .beginObject, .beginArray:
        let node = enter(&frames)
        if let node {
          position.advance(to: token.range.lowerBound, in: bytes)
          nodes[node].position = position
        }
        if token.kind != .scalar { frames.append(Frame(node: node)) }
      case .endObject, .endArray:
        frames.removeLast()
      }
    }
  }

  /// The node of the value that begins; nil where no path leads to it, or another value has it already.
  private func enter(_ frames: inout [Frame]) -> Int? {
    guard let last = frames.indices.last else { return 0 }
    guard let parent = frames[last].node else { return nil }
    let component = frames[last].key ?? .index(frames[last].nextIndex)
    frames[last].key = nil
    frames[last].nextIndex += 1
    guard let child = nodes[parent].children[component], nodes[child].position == nil else { return nil }
    return child
  }
}
