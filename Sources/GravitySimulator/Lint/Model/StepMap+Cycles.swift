extension StepMap {
  /// Contents that lead to each other, and from none of which the user gets out.
  struct Cycle: Sendable {
    /// Their places, in order.
    let contents: [Int]
    /// The first way in the text that leads back to a content before it, or to its own.
    let wayBack: Way
  }

  /// In the order of their first contents; cycles that are joined count as one.
  var cyclesWithoutExit: [Cycle] {
    var ways = contents.map { self.ways(from: $0) }
    let stuck = placesWithoutExit(ways)
    if stuck.isEmpty { return [] }
    for place in ways.indices {
      ways[place] = stuck.contains(place) ? ways[place].filter { stuck.contains($0.target) } : []
    }
    removeLooseEnds(&ways)
    var isSeen = Set<Int>()
    var cycles: [Cycle] = []
    let neighbours = Self.neighbours(ways)
    for place in ways.indices where !ways[place].isEmpty && isSeen.insert(place).inserted {
      var joined = [place]
      var next = 0
      while next < joined.count {
        for other in neighbours[joined[next]] where isSeen.insert(other).inserted { joined.append(other) }
        next += 1
      }
      joined.sort()
      if let back = joined.lazy.flatMap({ from in ways[from].filter { $0.target <= from } }).first {
        cycles.append(Cycle(contents: joined, wayBack: back))
      }
    }
    return cycles
  }

  /// The contents from which no way leads to an exit.
  private func placesWithoutExit(_ ways: [[Way]]) -> Set<Int> {
    var sources = [[Int]](repeating: [], count: contents.count)
    for (place, list) in ways.enumerated() {
      for way in list { sources[way.target].append(place) }
    }
    var free = contents.indices.filter { hasExit(contents[$0]) }
    var stuck = Set(contents.indices).subtracting(free)
    while let place = free.popLast() {
      for source in sources[place] where stuck.remove(source) != nil { free.append(source) }
    }
    return stuck
  }

  /// Leaves nothing but cycles and what lies between them: whoever leads nowhere, or is led to by nobody, is in none.
  private func removeLooseEnds(_ ways: inout [[Way]]) {
    var sources = [[Int]](repeating: [], count: ways.count)
    for (place, list) in ways.enumerated() {
      for way in list { sources[way.target].append(place) }
    }
    var outgoing = ways.map(\.count)
    var incoming = sources.map(\.count)
    var isGone = [Bool](repeating: false, count: ways.count)
    var loose = ways.indices.filter { outgoing[$0] == 0 || incoming[$0] == 0 }
    while let place = loose.popLast() {
      if isGone[place] { continue }
      isGone[place] = true
      for way in ways[place] {
        incoming[way.target] -= 1
        if incoming[way.target] == 0 { loose.append(way.target) }
      }
      for source in sources[place] {
        outgoing[source] -= 1
        if outgoing[source] == 0 { loose.append(source) }
      }
    }
    for place in ways.indices {
      ways[place] = isGone[place] ? [] : ways[place].filter { !isGone[$0.target] }
    }
  }

  private static func neighbours(_ ways: [[Way]]) -> [[Int]] {
    var neighbours = [[Int]](repeating: [], count: ways.count)
    for (place, list) in ways.enumerated() {
      for way in list {
        neighbours[place].append(way.target)
        neighbours[way.target].append(place)
      }
    }
    return neighbours
  }
}
