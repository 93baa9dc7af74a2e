/// Walks paths once more: the exploration keeps no events, only where they stand among those of a state.
///
/// That something else happens this time can only be because the model depends on more than its arguments. Paths
/// that begin alike are walked together as far as they do: thousands of marks may hang on one state.
@usableFromInline
struct PathWalker<Model: ExplorableModel> {
  @usableFromInline var model: Model
  /// The states of the last walk, the initial one first.
  @usableFromInline var states: [Model.State] = []
  /// What can happen in each of them, as far as it was asked.
  @usableFromInline var choices: [[Model.Event]] = []
  /// Which of it was taken, and what it marked.
  @usableFromInline var taken: [UInt16] = []
  @usableFromInline var marks: [[Int]] = []

  @inlinable
  init(model: Model) {
    self.model = model
  }

  /// The events of a path.
  ///
  /// - Parameter isKnown: Whether the exploration met a state with this key.
  @inlinable
  mutating func walk(
    _ ordinals: [UInt16], to mark: Int, isKnown: (UInt64) -> Bool
  ) throws(ExplorerError) -> [Model.Event] {
    try goBack(along: ordinals, isKnown: isKnown)
    while taken.count < ordinals.count { try step(ordinals[taken.count], isKnown: isKnown) }
    if marks.last?.contains(mark) != true {
      throw .notDeterministic(step: ordinals.count)
    }
    return zip(choices, taken).map { $0[Int($1)] }
  }

  /// To where the last walk parts from this one.
  @inlinable
  mutating func goBack(along ordinals: [UInt16], isKnown: (UInt64) -> Bool) throws(ExplorerError) {
    if states.isEmpty {
      let first = model.initialState()
      guard isKnown(model.key(of: first)) else { throw .notDeterministic(step: 0) }
      states.append(first)
    }
    let common = zip(ordinals, taken).prefix { $0 == $1 }.count
    taken.removeLast(taken.count - common)
    marks.removeLast(marks.count - common)
    states.removeLast(states.count - common - 1)
    choices.removeLast(max(0, choices.count - common - 1))
  }

  @inlinable
  mutating func step(_ ordinal: UInt16, isKnown: (UInt64) -> Bool) throws(ExplorerError) {
    var state = states[taken.count]
    if choices.count == taken.count {
      var events: [Model.Event] = []
      model.appendEvents(in: state, to: &events)
      choices.append(events)
    }
    let events = choices[taken.count]
    guard Int(ordinal) < events.count else { throw .notDeterministic(step: taken.count + 1) }
    var marks: [Int] = []
    model.apply(events[Int(ordinal)], to: &state, marks: &marks)
    guard isKnown(model.key(of: state)) else { throw .notDeterministic(step: taken.count + 1) }
    taken.append(ordinal)
    self.marks.append(marks)
    states.append(state)
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
