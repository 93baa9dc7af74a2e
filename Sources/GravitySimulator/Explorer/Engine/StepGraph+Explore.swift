extension StepGraph {
  /// Explores once more.
  ///
  /// - Parameters:
  ///   - lengths: For each mark that is looked for, the length of its shortest paths.
  ///   - depth: Steps into this level are the last that are kept.
  ///   - bytes: The graph may take so much; when it does, it ends with the level before.
  ///   - isStopped: Asked now and then.
  @inlinable
  mutating func explore<Model: ExplorableModel>(
    _ model: inout Model, marks lengths: [Int: Int], depth: Int, bytes: Int, isStopped: () -> Bool
  ) throws(ExplorerError) {
    guard var table = KeyTable(tables: 1, keepsNumbers: true) else { return }
    defer { table.release() }
    var level = [model.initialState()]
    _ = table.insertNumbered(KeyTable.spread(model.key(of: level[0])))
    var index: UInt32 = 0
    var events: [Model.Event] = []
    var marks: [Int] = []
    while ends.count <= depth, !level.isEmpty {
      var next: [Model.State] = []
      let nextStart = UInt32(truncatingIfNeeded: table.count)
      for state in level {
        events.removeAll(keepingCapacity: true)
        model.appendEvents(in: state, to: &events)
        let wanted = table.capacity(adding: events.count)
        let used = table.bytes + steps.count * MemoryLayout<GraphStep>.stride
        let states = (level.count + next.count) * MemoryLayout<Model.State>.stride
        guard used + states <= bytes, table.grow(to: wanted) else { return }
        for (ordinal, event) in events.enumerated() {
          var child = state
          model.apply(event, to: &child, marks: &marks)
          let (number, isNew) = table.insertNumbered(KeyTable.spread(model.key(of: child)))
          if isNew { next.append(child) }
          if number < nextStart, marks.isEmpty { continue }
          let kind = model.kind(of: event)
          guard kind >= 0, kind < model.kindCount else { throw .unknownKind(kind) }
          let step = GraphStep(
            parent: index, child: number, ordinal: UInt16(truncatingIfNeeded: ordinal),
            kind: UInt8(truncatingIfNeeded: kind))
          for mark in marks where lengths[mark] == ends.count { marking[mark, default: []].append(step) }
          marks.removeAll(keepingCapacity: true)
          if number >= nextStart { steps.append(step) }
        }
        index += 1
        if index & 1023 == 0, isStopped() { return }
      }
      ends.append(steps.count)
      level = next
    }
  }
}
