/// How far points of time must be from each other, and the earliest times that all of it allows.
struct TimeConstraints {
  private struct Edge {
    let from: Int
    let to: Int
    let distance: Int64
  }

  private let count: Int
  private var edges: [Edge] = []

  /// - Parameter count: How many points there are; the first is the start, at 0, and they come in their order.
  init(count: Int) {
    self.count = count
    for point in 0..<max(0, count - 1) { require(point + 1, after: point, by: 0) }
  }

  /// - Parameter distance: In milliseconds; below 0, the point may come so much before the other.
  mutating func require(_ point: Int, after other: Int, by distance: Int64) {
    edges.append(Edge(from: other, to: point, distance: distance))
  }

  /// The distance is exact.
  mutating func require(_ point: Int, at distance: Int64, after other: Int) {
    require(point, after: other, by: distance)
    require(other, after: point, by: -distance)
  }

  /// Nil where no times are possible.
  func earliest() -> [Int64]? {
    var times = Array(repeating: Int64(0), count: count)
    // A way that is the longest passes no point twice.
    for _ in 0...count {
      var isStable = true
      for edge in edges {
        let time = times[edge.from].addingReportingOverflow(edge.distance)
        guard !time.overflow else { return nil }
        if time.partialValue > times[edge.to] {
          times[edge.to] = time.partialValue
          isStable = false
        }
      }
      if isStable { return times[0] == 0 ? times : nil }
    }
    return nil
  }
}
