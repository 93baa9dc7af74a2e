/// A path, and all that it reaches of a goal.
struct CoveringPath: Sendable {
  let events: [ExploredEvent]
  let reached: Set<Int>
}
