/// A property that is broken, and the shortest way to it.
struct ExploredFault {
  enum Property: Hashable {
    case builtIn(PropertyID)
    /// `way-out`, by so many states.
    case trap(Int)
    /// One of the scenario's own, by its number.
    case own(Int)

    var id: PropertyID? {
      switch self {
      case .builtIn(let id): id
      case .trap: .wayOut
      case .own: nil
      }
    }

    var trappedStates: Int? {
      if case .trap(let count) = self { count } else { nil }
    }
  }

  let property: Property
  let path: ExplorationPath<ExploredEvent>
}
