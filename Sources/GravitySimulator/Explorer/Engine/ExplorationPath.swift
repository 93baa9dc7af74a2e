/// Events that lead from the initial state to what was looked for.
public struct ExplorationPath<Event: Hashable & Sendable>: Hashable, Sendable {
  /// No shorter sequence leads there.
  public let events: [Event]
  /// Whether it was made sure that no path of this length has fewer kinds of events. Where it was not, the
  /// path is the first in the order of events.
  public let hasFewestKinds: Bool

  @inlinable
  init(events: [Event], hasFewestKinds: Bool) {
    self.events = events
    self.hasFewestKinds = hasFewestKinds
  }
}
