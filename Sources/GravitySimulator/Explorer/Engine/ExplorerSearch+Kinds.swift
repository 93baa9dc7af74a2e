extension ExplorerSearch {
  /// Looks for paths with fewer kinds of events where they are wanted: to faults and trapped states.
  ///
  /// - Parameter nearest: The trapped states that are nearest to the initial one.
  @inlinable
  func settle(
    _ questions: inout [PathQuestion<Model.Event>], nearest: [UInt32],
    _ walker: inout PathWalker<Model>
  ) throws(ExplorerError) {
    // Then the answer is wanted now, or there is no memory for it.
    guard bound == nil || bound == .states || bound == .depth else { return }
    var lengths: [Int: Int] = [:]
    var depth = 0
    for question in questions where !question.isSettled {
      if case .mark(let mark) = question.target {
        guard walker.model.isFault(mark: mark) else { continue }
        lengths[mark] = question.ordinals.count
      }
      depth = max(depth, question.ordinals.count)
    }
    guard depth > 0 else { return }
    var graph = StepGraph()
    let clock = clock
    try graph.explore(
      &walker.model, marks: lengths, depth: depth, bytes: options.memory ?? 1 << 32,
      isStopped: { clock.bound != nil })
    for place in questions.indices where !questions[place].isSettled {
      let length = questions[place].ordinals.count
      if case .mark(let mark) = questions[place].target, lengths[mark] == nil { continue }
      guard length < graph.ends.count else { continue }
      try settle(&questions[place], graph, nearest, &walker)
    }
  }

  @inlinable
  func settle(
    _ question: inout PathQuestion<Model.Event>, _ graph: StepGraph, _ nearest: [UInt32],
    _ walker: inout PathWalker<Model>
  ) throws(ExplorerError) {
    let length = question.ordinals.count
    let last = graph.last(question.target, trapped: nearest, length: length)
    // The first exploration found a path of this length.
    if last.isEmpty { throw .notDeterministic(step: length) }
    var search = KindSearch(graph, last: last, length: length)
    guard let best = search.best(known: question.ordinals, kinds: question.kinds) else { return }
    question.isSettled = true
    if best == question.ordinals { return }
    question.events = try walker.walk(best, to: question.target) { _ in true }
  }
}
