import GravitySimulator

/// A small map drawn by chance, the same for the same seed.
struct RandomMap {
  var model: MapModel

  init(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    var roads: [Int: [MapModel.Road]] = [:]
    for place in 0..<12 {
      for number in 0..<Int(generator.next() % 4 + 1) {
        roads[place, default: []].append(
          MapModel.Road(
            name: "\(place)-\(number)", to: Int(generator.next() % 12), kind: Int(generator.next() % 6),
            marks: place > 6 && generator.next() % 4 == 0 ? [0] : []))
      }
    }
    model = MapModel(roads)
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Tries all paths: the shortest to mark 0, with the fewest kinds, first in the order of events.
  static func best(_ model: MapModel, longest: Int) -> String? {
    var paths: [(place: Int, roads: [MapModel.Road])] = [(0, [])]
    for _ in 0..<longest {
      var longer: [(place: Int, roads: [MapModel.Road])] = []
      var found: [[MapModel.Road]] = []
      for (place, roads) in paths {
        for road in model.roads[place] ?? [] {
          longer.append((road.to, roads + [road]))
          if road.marks.contains(0) { found.append(roads + [road]) }
        }
      }
      // All paths are in the order of events, and the first of several is kept.
      let fewest = found.map { Set($0.map(\.kind)).count }.min()
      if let best = found.first(where: { Set($0.map(\.kind)).count == fewest }) {
        return best.map(\.name).joined(separator: " ")
      }
      paths = longer
    }
    return nil
  }
}
