/// All steps from one level to the next, and so all shortest paths to every state, down to some depth.
///
/// It takes a second exploration, by a single worker, because the first one keeps one step a state. The
/// states get the same indices.
@usableFromInline
struct StepGraph {
  /// In the order of parents, and for each parent in the order of its events.
  @usableFromInline var steps: [GraphStep] = []
  /// How many of the steps lead into each level up to this one.
  @usableFromInline var ends: [Int] = [0]
  /// The steps that set a mark, by mark, in the same order. They may lead anywhere.
  @usableFromInline var marking: [Int: [GraphStep]] = [:]

  @inlinable
  init() {}

  /// The steps that lead to what is asked for.
  ///
  /// - Parameter trapped: For ``PathTarget/state``, the indices of the states, in order.
  @inlinable
  func last(_ target: PathTarget, trapped: [UInt32], length: Int) -> [GraphStep] {
    switch target {
    case .mark(let mark): marking[mark] ?? []
    case .state:
      steps[ends[length - 1]..<ends[length]].filter { step in
        var low = 0
        var high = trapped.count
        while low < high {
          let middle = (low + high) / 2
          if trapped[middle] < step.child { low = middle + 1 } else { high = middle }
        }
        return low < trapped.count && trapped[low] == step.child
      }
    }
  }
}
