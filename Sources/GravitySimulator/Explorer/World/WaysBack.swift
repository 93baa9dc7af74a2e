/// The ways between numbered places, backwards.
struct WaysBack {
  /// Where the origins of each place's ways begin; while they are added, where the next one goes.
  private var starts: [Int]
  private var origins: [Int32] = []

  init(count: Int) {
    starts = Array(repeating: 0, count: count + 1)
  }

  mutating func count(to place: Int) { starts[place] += 1 }

  /// Ends the counting.
  mutating func sum() {
    var total = 0
    for place in starts.indices {
      total += starts[place]
      starts[place] = total
    }
    origins = Array(repeating: 0, count: total)
  }

  /// The ways must be those that were counted.
  mutating func add(from origin: Int, to place: Int) {
    starts[place] -= 1
    origins[starts[place]] = Int32(truncatingIfNeeded: origin)
  }

  /// Where ways lead to some goal, by places.
  func reached(from goals: [Int]) -> [Bool] {
    var result = Array(repeating: false, count: starts.count - 1)
    for goal in goals { result[goal] = true }
    var waiting = goals
    while let place = waiting.popLast() {
      for way in starts[place]..<starts[place + 1] {
        let origin = Int(origins[way])
        guard !result[origin] else { continue }
        result[origin] = true
        waiting.append(origin)
      }
    }
    return result
  }
}
