/// All steps from one level to the next, and so all shortest paths to every state, down to some depth.
///
/// It takes a second exploration, by a single worker, because the first one keeps one step a state. The
/// states get the same indices.
@usableFromInline
struct StepGraph {
  /// In the order of parents, and for each parent in the order of its events.
  @usableFromInline var steps: [GraphStep] = []
  /// How many of the steps lead into each level up to this one.
  @usableFromInline var ends: [Int] = [0]
  /// The steps that set a mark, by mark, in the same order. They may lead anywhere.
  @usableFromInline var marking: [Int: [GraphStep]] = [:]

  @inlinable
  init() {}
}
