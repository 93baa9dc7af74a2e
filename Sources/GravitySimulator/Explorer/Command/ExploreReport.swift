/// What came of one exploration, in words.
struct ExploreReport: Encodable {
  /// What the scenario is called; missing where that is its file.
  let name: String?
  let file: String
  let profile: String
  let isComplete: Bool
  /// The bound that ended it early.
  let bound: String?
  let states: Int
  /// States that were reached, and from which nothing was tried.
  let unexpanded: Int
  let transitions: Int
  let depth: Int
  let keys: ExploredKeys
  /// In the order of the properties, those of the scenario's own last.
  let broken: [BrokenStory]
  /// Known quirks that break a property, each once.
  let quirks: [BrokenQuirkStory]
  /// Properties that only a complete exploration can tell.
  let undecided: [String]
  let coverage: CoverageStory

  private enum CodingKeys: String, CodingKey {
    case name, file, profile
    case isComplete = "complete"
    case bound, states, unexpanded, transitions, depth, keys, broken, quirks, undecided, coverage
  }

  var exitCode: ExitCode {
    if !broken.isEmpty { return .failed }
    return isComplete ? .good : .incomplete
  }
}
