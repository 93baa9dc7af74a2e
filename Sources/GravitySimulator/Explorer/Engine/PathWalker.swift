/// Walks paths once more: the exploration keeps no events, only where they stand among those of a state.
///
/// That something else happens this time can only be because the model depends on more than its arguments.
@usableFromInline
struct PathWalker<Model: ExplorableModel> {
  @usableFromInline var model: Model

  @inlinable
  init(model: Model) {
    self.model = model
  }

  /// The events of a path.
  ///
  /// - Parameter isKnown: Whether the exploration met a state with this key.
  @inlinable
  mutating func walk(
    _ ordinals: [UInt16], to target: PathTarget, isKnown: (UInt64) -> Bool
  ) throws(ExplorerError) -> [Model.Event] {
    var state = model.initialState()
    var path: [Model.Event] = []
    var marks: [Int] = []
    guard isKnown(model.key(of: state)) else { throw .notDeterministic(step: 0) }
    for (step, ordinal) in ordinals.enumerated() {
      var events: [Model.Event] = []
      model.appendEvents(in: state, to: &events)
      guard Int(ordinal) < events.count else { throw .notDeterministic(step: step + 1) }
      let event = events[Int(ordinal)]
      marks.removeAll()
      model.apply(event, to: &state, marks: &marks)
      guard isKnown(model.key(of: state)) else { throw .notDeterministic(step: step + 1) }
      path.append(event)
    }
    if case .mark(let mark) = target, !marks.contains(mark) {
      throw .notDeterministic(step: ordinals.count)
    }
    return path
  }

  /// A bit for each kind of event.
  @inlinable
  func kinds(of events: [Model.Event]) throws(ExplorerError) -> UInt64 {
    var result: UInt64 = 0
    for event in events {
      let kind = model.kind(of: event)
      guard kind >= 0, kind < model.kindCount else { throw .unknownKind(kind) }
      result |= 1 << UInt64(kind)
    }
    return result
  }
}
