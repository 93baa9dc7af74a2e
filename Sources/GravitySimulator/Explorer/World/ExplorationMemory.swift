/// What all workers of an exploration know together.
struct ExplorationMemory: Sendable {
  let situations = Book<RecalledSituation>()
  let moments = Book<ExploredMoment>()
}
