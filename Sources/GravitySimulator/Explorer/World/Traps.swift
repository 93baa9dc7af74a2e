/// States that the user alone cannot leave (D8).
struct Traps: Sendable {
  let count: Int
  /// A shortest way to one of them; nil where there are none.
  let path: ExplorationPath<ExploredEvent>?
}
