/// A property that is broken, and the shortest way to it.
struct ExploredFault {
  let subject: CounterexampleSubject
  let path: ExplorationPath<ExploredEvent>
  /// From how many states no way leads out, where that is what is wrong.
  var trappedStates: Int?

  /// The property, where it is none of the scenario's own.
  var property: PropertyID? {
    switch subject {
    case .property(let property, _): property
    case .trap: .wayOut
    case .own: nil
    }
  }
}
