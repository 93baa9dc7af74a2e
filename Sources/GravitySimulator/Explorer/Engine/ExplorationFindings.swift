/// What the levels alone do not tell.
@usableFromInline
struct ExplorationFindings<Event: Hashable & Sendable> {
  @usableFromInline var reached: [ReachedMark<Event>]
  @usableFromInline var trapped: TrappedStates<Event>?

  @inlinable
  init(reached: [ReachedMark<Event>], trapped: TrappedStates<Event>?) {
    self.reached = reached
    self.trapped = trapped
  }
}
