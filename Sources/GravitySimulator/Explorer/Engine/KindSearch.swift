/// Shortest paths to one target, searched for those with the fewest kinds of events.
@usableFromInline
struct KindSearch {
  /// The steps of all shortest paths, grouped by parent. States are numbered anew, from 0 for the initial one.
  private var steps: [GraphStep] = []
  /// Where the steps of each state begin.
  private var starts: [Int] = [0]
  private static let target = UInt32.max
  /// How many steps all searches together may look at. A number and not a time, so that the answer is always
  /// the same.
  private var budget = 1 << 29

  /// - Parameters:
  ///   - graph: Steps from level to level.
  ///   - last: The steps that reach the target, all from the same level.
  ///   - length: Of the paths.
  @usableFromInline
  init(_ graph: StepGraph, last: [GraphStep], length: Int) {
    guard let lastParent = last.map(\.parent).max() else { return }
    var isUseful = Array(repeating: false, count: Int(lastParent) + 1)
    for step in last { isUseful[Int(step.parent)] = true }
    var useful: [GraphStep] = last.reversed().map {
      GraphStep(parent: $0.parent, child: Self.target, ordinal: $0.ordinal, kind: $0.kind)
    }
    // From the back: whether a child is useful is known before any of its parents is looked at.
    for step in graph.steps[..<graph.ends[length - 1]].reversed() {
      guard Int(step.child) < isUseful.count, isUseful[Int(step.child)] else { continue }
      isUseful[Int(step.parent)] = true
      useful.append(step)
    }
    useful.reverse()
    number(useful)
  }

  /// - Parameter useful: Grouped by parent; every state in it but the target is a parent.
  private mutating func number(_ useful: [GraphStep]) {
    guard let last = useful.last else { return }
    var numbers = Array(repeating: UInt32(0), count: Int(last.parent) + 1)
    starts = []
    for (place, step) in useful.enumerated() where place == 0 || useful[place - 1].parent != step.parent {
      numbers[Int(step.parent)] = UInt32(starts.count)
      starts.append(place)
    }
    starts.append(useful.count)
    steps = useful.map { step in
      GraphStep(
        parent: numbers[Int(step.parent)],
        child: step.child == Self.target ? Self.target : numbers[Int(step.child)],
        ordinal: step.ordinal, kind: step.kind)
    }
  }

  /// The ordinals of the path with the fewest kinds, and of those the first in the order of events; nil if
  /// that took too long to find out.
  ///
  /// - Parameters:
  ///   - known: The first path in the order of events.
  ///   - kinds: A bit for each of its kinds.
  @usableFromInline
  mutating func best(known: [UInt16], kinds: UInt64) -> [UInt16]? {
    var all: UInt64 = 0
    for step in steps { all |= 1 << UInt64(step.kind) }
    var necessary: UInt64 = 0
    for kind in 0..<64 where all & (1 << UInt64(kind)) != 0 {
      if search(all & ~(1 << UInt64(kind))).path == nil { necessary |= 1 << UInt64(kind) }
    }
    var candidates: Set<UInt64> = [necessary]
    for _ in necessary.nonzeroBitCount..<max(necessary.nonzeroBitCount, kinds.nonzeroBitCount) {
      var larger: Set<UInt64> = []
      var found: [[UInt16]] = []
      for allowed in candidates.sorted() {
        guard budget > 0 else { return nil }
        let (path, missing) = search(allowed)
        if let path { found.append(path) }
        // Some kind that blocked a step is in every larger set that has a path.
        for kind in 0..<64 where missing & (1 << UInt64(kind)) != 0 {
          larger.insert(allowed | 1 << UInt64(kind))
        }
      }
      if let first = found.min(by: { $0.lexicographicallyPrecedes($1) }) { return first }
      candidates = larger
    }
    return known
  }

  /// The first path in the order of events that has only some kinds; and the kinds of the steps that could
  /// have been taken if they were allowed.
  private mutating func search(_ allowed: UInt64) -> (path: [UInt16]?, missing: UInt64) {
    budget -= 64
    var missing: UInt64 = 0
    var from = Array(repeating: -1, count: starts.count - 1)
    var waiting: [UInt32] = [0]
    var index = 0
    while index < waiting.count {
      let state = Int(waiting[index])
      index += 1
      for place in starts[state]..<starts[state + 1] {
        budget -= 1
        let step = steps[place]
        guard allowed & (1 << UInt64(step.kind)) != 0 else {
          missing |= 1 << UInt64(step.kind)
          continue
        }
        if step.child == Self.target { return (path(endingWith: place, from), missing) }
        guard from[Int(step.child)] < 0 else { continue }
        from[Int(step.child)] = place
        waiting.append(step.child)
      }
    }
    return (nil, missing)
  }

  private func path(endingWith last: Int, _ from: [Int]) -> [UInt16] {
    var result = [steps[last].ordinal]
    var state = Int(steps[last].parent)
    while state != 0 {
      result.append(steps[from[state]].ordinal)
      state = Int(steps[from[state]].parent)
    }
    return result.reversed()
  }
}
