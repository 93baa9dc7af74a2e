/// How many stops of a tour agree, and which rules explain the others.
struct TourTally {
  private var equal = 0
  private(set) var differing = 0
  private var rules: [(id: String, stops: Int)] = []

  /// - Parameter blocks: What differs at a stop.
  mutating func count(_ blocks: [StreamBlock]) {
    if blocks.isEmpty {
      equal += 1
    } else {
      differing += 1
    }
    var found: [String] = []
    for id in blocks.flatMap(\.rules) where !found.contains(id) { found.append(id) }
    for id in found {
      if let index = rules.firstIndex(where: { $0.id == id }) {
        rules[index].stops += 1
      } else {
        rules.append((id, 1))
      }
    }
  }

  var text: String {
    "\(DiffWording.stops(equal + differing)): \(equal) agree, \(differing) differ"
  }

  /// The rules, the most frequent first.
  var ruleLines: [String] {
    guard !rules.isEmpty else { return [] }
    let sorted = rules.enumerated().sorted { left, right in
      (right.element.stops, left.offset) < (left.element.stops, right.offset)
    }
    let texts = sorted.map { "\($0.element.id) in \($0.element.stops)" }
    return ["rules that explain it, with their stops: " + texts.joined(separator: ", ")]
  }
}
