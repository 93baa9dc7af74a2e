extension ExplorerSearch {
  /// Paths to everything that was found, sorted by mark.
  @inlinable
  func reachedMarks() throws(ExplorerError) -> [ReachedMark<Model.Event>] {
    var walker = PathWalker(model: makeModel())
    var questions: [PathQuestion<Model.Event>] = []
    // They came level by level.
    for sighting in sightings.sorted() {
      let ordinals = log.ordinals(to: sighting.parent) + [sighting.ordinal]
      questions.append(try question(sighting.mark, ordinals, &walker))
    }
    try settle(&questions, &walker)
    return questions.map { ReachedMark(mark: $0.mark, path: $0.path) }
  }

  @inlinable
  func question(
    _ mark: Int, _ ordinals: [UInt16], _ walker: inout PathWalker<Model>
  ) throws(ExplorerError) -> PathQuestion<Model.Event> {
    let workers = workers
    let events = try walker.walk(ordinals, to: mark) { key in
      let key = KeyTable.spread(key)
      return workers[KeyTable.table(of: key, tables: workers.count)].table.contains(key)
    }
    return PathQuestion(
      mark: mark, ordinals: ordinals, kinds: try walker.kinds(of: events), events: events)
  }
}
