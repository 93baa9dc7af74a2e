/// How many stops of a tour agree, and which switches explain the others.
struct TourTally {
  private var equal = 0
  private(set) var differing = 0
  private var causes: [(cause: CausingSwitch, stops: Int)] = []

  /// - Parameter blocks: What differs at a stop.
  mutating func count(_ blocks: [StreamBlock]) {
    if blocks.isEmpty {
      equal += 1
    } else {
      differing += 1
    }
    var found: [CausingSwitch] = []
    for cause in blocks.flatMap(\.switches) where !found.contains(cause) { found.append(cause) }
    for cause in found {
      if let index = causes.firstIndex(where: { $0.cause == cause }) {
        causes[index].stops += 1
      } else {
        causes.append((cause, 1))
      }
    }
  }

  var text: String {
    "\(DiffWording.stops(equal + differing)): \(equal) agree, \(differing) differ"
  }

  /// What explains the differences: the rarest first, since what is everywhere is mostly known.
  var causeLines: [String] {
    guard !causes.isEmpty else { return [] }
    let sorted = causes.enumerated().sorted { left, right in
      (left.element.stops, left.offset) < (right.element.stops, right.offset)
    }
    let width = sorted.last.map { String($0.element.stops).count } ?? 0
    return [DiffWording.causes]
      + sorted.map { entry in
        let stops = String(entry.element.stops)
        let space = String(repeating: " ", count: width - stops.count)
        return "  \(space)\(stops)  \(DiffWording.text(of: entry.element.cause))"
      }
  }
}
