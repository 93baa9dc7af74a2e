extension ExplorerSearch {
  /// Looks for paths with fewer kinds of events where they are wanted: to faults.
  @inlinable
  func settle(
    _ questions: inout [PathQuestion<Model.Event>], _ walker: inout PathWalker<Model>
  ) throws(ExplorerError) {
    // Then the answer is wanted now, or there is no memory for it.
    guard bound == nil || bound == .states || bound == .depth else { return }
    var lengths: [Int: Int] = [:]
    var depth = 0
    for question in questions where !question.isSettled {
      guard walker.model.isFault(mark: question.mark) else { continue }
      lengths[question.mark] = question.ordinals.count
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
      guard lengths[questions[place].mark] != nil, length < graph.ends.count else { continue }
      try settle(&questions[place], graph, &walker)
    }
  }

  @inlinable
  func settle(
    _ question: inout PathQuestion<Model.Event>, _ graph: StepGraph, _ walker: inout PathWalker<Model>
  ) throws(ExplorerError) {
    let length = question.ordinals.count
    let last = graph.marking[question.mark] ?? []
    // The first exploration found a path of this length.
    if last.isEmpty { throw .notDeterministic(step: length) }
    var search = KindSearch(graph, last: last, length: length)
    guard let best = search.best(known: question.ordinals, kinds: question.kinds) else { return }
    question.isSettled = true
    if best == question.ordinals { return }
    question.events = try walker.walk(best, to: question.mark) { _ in true }
  }
}
