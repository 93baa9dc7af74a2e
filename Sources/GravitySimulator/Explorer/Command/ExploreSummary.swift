/// What came of all explorations of one command.
struct ExploreSummary {
  private(set) var reports: [ExploreReport] = []
  /// JSON files that are no payloads, and why.
  private(set) var passedOver: [(file: String, why: String)] = []
  private(set) var unexplored: [String] = []
  private(set) var code = ExitCode.good

  var isEmpty: Bool { reports.isEmpty && passedOver.isEmpty && unexplored.isEmpty }

  mutating func add(_ report: ExploreReport) {
    reports.append(report)
    code = code.worst(report.exitCode)
  }

  mutating func add(_ failure: ExitCode) {
    code = code.worst(failure)
  }

  mutating func add(passedOver source: ScenarioSource, _ why: String) {
    passedOver.append((source.displayName, why))
  }

  mutating func add(unexplored source: ScenarioSource) {
    unexplored.append(source.displayName)
    code = code.worst(.incomplete)
  }
}
