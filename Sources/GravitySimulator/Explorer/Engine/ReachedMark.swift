/// A mark that some step set, and the shortest way to it.
public struct ReachedMark<Event: Hashable & Sendable>: Hashable, Sendable {
  public let mark: Int
  /// Ends with the event that set the mark.
  public let path: ExplorationPath<Event>

  @inlinable
  init(mark: Int, path: ExplorationPath<Event>) {
    self.mark = mark
    self.path = path
  }
}
