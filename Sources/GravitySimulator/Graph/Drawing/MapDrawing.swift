/// A map as nodes and edges with lines of words: what Mermaid and DOT have in common.
struct MapDrawing {
  struct Node {
    enum Kind: String, CaseIterable {
      case content, root, deadEnd, trap, hidden, missing, out, note
    }

    let id: String
    let lines: [String]
    let kind: Kind
  }

  struct Cluster {
    let lines: [String]
    let nodes: [Node]
  }

  struct Edge {
    let from: String
    let to: String
    let lines: [String]
    let leaves: Bool
  }

  /// Several variations; of a single one the nodes stand alone.
  private(set) var clusters: [Cluster] = []
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []

  init(_ map: CampaignMap, _ detail: MapDetail) {
    let limit: Int
    switch detail {
    case .everything: limit = .max
    case .inShort(let count): limit = count
    }
    let drawn = map.contents.indices.prefix(limit)
    let all = detail == .everything ? map.ways.map { [$0] } : Self.groups(map.ways)
    let groups = all.filter { $0.allSatisfy { Self.isDrawn($0, drawn) } }.prefix(limit)
    edges = groups.compactMap(Self.edge)
    addContents(of: map, drawn)
    addOthers(of: map, Set(edges.map(\.to)))
    var notes = map.undecodable > 0 ? [MapWording.undecodable(map.undecodable)] : []
    if detail != .everything {
      notes += MapWording.inShort(
        contentsLeftOut: map.contents.count - drawn.count, edgesLeftOut: all.count - groups.count)
    }
    if !notes.isEmpty { nodes.append(Node(id: "note", lines: notes, kind: .note)) }
  }

  private mutating func addContents(of map: CampaignMap, _ drawn: Range<Int>) {
    guard map.variations.count > 1 else {
      nodes = drawn.map { Self.node($0, map.contents[$0]) }
      return
    }
    for variation in map.variations {
      let nodes = variation.contents.clamped(to: drawn).map { Self.node($0, map.contents[$0]) }
      let isReached = variation.contents.contains { map.contents[$0].isReachable }
      let lines = MapWording.lines(of: variation, isReached: isReached)
      if !nodes.isEmpty { clusters.append(Cluster(lines: lines, nodes: nodes)) }
    }
  }

  /// What no way leads to is not there.
  private mutating func addOthers(of map: CampaignMap, _ targets: Set<String>) {
    for (place, missing) in map.missingSteps.enumerated() {
      let id = MapPlace.missingStep(place).id
      if targets.contains(id) {
        nodes.append(Node(id: id, lines: MapWording.lines(of: missing), kind: .missing))
      }
    }
    let out = MapPlace.offScreen.id
    if targets.contains(out) { nodes.append(Node(id: out, lines: [MapWording.offScreen], kind: .out)) }
  }

  private static func node(_ place: Int, _ content: MapContent) -> Node {
    let kind: Node.Kind =
      switch content.mark {
      case .deadEnd?: .deadEnd
      case .trap?: .trap
      case nil where content.obstacle != nil: .hidden
      case nil: content.isRoot || content.isInline ? .root : .content
      }
    return Node(id: MapPlace.content(place).id, lines: MapWording.lines(of: content), kind: kind)
  }

  private static func edge(_ ways: [MapWay]) -> Edge? {
    ways.first.map {
      Edge(
        from: MapPlace.content($0.from).id, to: $0.to.id, lines: MapWording.lines(of: ways),
        leaves: $0.leaves)
    }
  }

  private static func isDrawn(_ way: MapWay, _ drawn: Range<Int>) -> Bool {
    switch way.to {
    case .content(let place): drawn.contains(way.from) && drawn.contains(place)
    case .missingStep, .offScreen: drawn.contains(way.from)
    }
  }

  /// Ways that lead from one content to one place in one manner, in the order of the first of each.
  private static func groups(_ ways: [MapWay]) -> [[MapWay]] {
    struct Key: Hashable {
      let from: Int
      let to: MapPlace
      let leaves: Bool
    }
    var places: [Key: Int] = [:]
    var groups: [[MapWay]] = []
    for way in ways {
      let key = Key(from: way.from, to: way.to, leaves: way.leaves)
      if let place = places[key] {
        groups[place].append(way)
      } else {
        places[key] = groups.count
        groups.append([way])
      }
    }
    return groups
  }
}
