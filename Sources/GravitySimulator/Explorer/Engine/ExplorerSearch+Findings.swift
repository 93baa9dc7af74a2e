extension ExplorerSearch {
  /// Paths to everything that was found.
  @inlinable
  func findings() throws(ExplorerError) -> ExplorationFindings<Model.Event> {
    var walker = PathWalker(model: makeModel())
    var questions: [PathQuestion<Model.Event>] = []
    // They came level by level.
    for sighting in sightings.sorted() {
      let ordinals = log.ordinals(to: sighting.parent) + [sighting.ordinal]
      questions.append(try question(.mark(sighting.mark), ordinals, &walker))
    }
    var trappedCount: Int?
    var nearest: [UInt32] = []
    if bound == nil, options.keepsWays {
      let trapped = trappedStates()
      trappedCount = trapped.count
      nearest = trapped.nearest
      if let first = nearest.first {
        questions.append(try question(.state, log.ordinals(to: first), &walker))
      }
    }
    try settle(&questions, nearest: nearest, &walker)
    var result = ExplorationFindings<Model.Event>(reached: [], trapped: nil)
    var trappedPath: ExplorationPath<Model.Event>?
    for question in questions {
      switch question.target {
      case .mark(let mark): result.reached.append(ReachedMark(mark: mark, path: question.path))
      case .state: trappedPath = question.path
      }
    }
    if let trappedCount { result.trapped = TrappedStates(count: trappedCount, path: trappedPath) }
    return result
  }

  @inlinable
  func question(
    _ target: PathTarget, _ ordinals: [UInt16], _ walker: inout PathWalker<Model>
  ) throws(ExplorerError) -> PathQuestion<Model.Event> {
    let workers = workers
    let events = try walker.walk(ordinals, to: target) { key in
      let key = KeyTable.spread(key)
      return workers[KeyTable.table(of: key, tables: workers.count)].table.contains(key)
    }
    return PathQuestion(
      target: target, ordinals: ordinals, kinds: try walker.kinds(of: events), events: events)
  }
}
