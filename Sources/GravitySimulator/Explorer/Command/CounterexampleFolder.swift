/// Where counterexamples go: into files of a folder, or nowhere but into the report.
struct CounterexampleFolder {
  private let path: String?

  init(_ path: String?) {
    self.path = path
  }

  mutating func place(
    _ fault: ExploredFault, of scenario: LoadedScenario, _ exploration: ScenarioExploration
  ) throws(DiffProblem) -> CounterexampleStory? {
    nil
  }
}
