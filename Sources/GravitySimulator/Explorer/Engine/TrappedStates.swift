/// States from which no way leads to a goal.
public struct TrappedStates<Event: Hashable & Sendable>: Hashable, Sendable {
  public let count: Int
  /// To one of those that are nearest to the initial state; nil where there are none.
  public let path: ExplorationPath<Event>?

  @inlinable
  init(count: Int, path: ExplorationPath<Event>?) {
    self.count = count
    self.path = path
  }
}
