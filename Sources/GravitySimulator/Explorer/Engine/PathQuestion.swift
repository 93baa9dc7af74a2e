/// A shortest path to a mark, and whether another one of the same length has fewer kinds of events.
@usableFromInline
struct PathQuestion<Event: Hashable & Sendable> {
  @usableFromInline let mark: Int
  /// The first of all shortest paths in the order of events.
  @usableFromInline let ordinals: [UInt16]
  /// A bit for each kind of event in it.
  @usableFromInline let kinds: UInt64
  @usableFromInline var events: [Event]
  @usableFromInline var isSettled: Bool

  @inlinable
  init(mark: Int, ordinals: [UInt16], kinds: UInt64, events: [Event]) {
    self.mark = mark
    self.ordinals = ordinals
    self.kinds = kinds
    self.events = events
    isSettled = kinds.nonzeroBitCount < 2
  }

  @inlinable
  var path: ExplorationPath<Event> { ExplorationPath(events: events, hasFewestKinds: isSettled) }
}
