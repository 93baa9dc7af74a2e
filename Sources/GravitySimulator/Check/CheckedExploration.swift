/// What trying out everything came to.
struct CheckedExploration: Encodable {
  let isComplete: Bool
  let states: Int
  /// What does not hold, as sentences.
  let broken: [Broken]

  struct Broken: Encodable {
    let sentence: String
    let rules: [String]
    let events: Int
    /// What a user does and what happens, as the steps of a scenario.
    let scenario: String?
  }

  var exitCode: ExitCode {
    if !broken.isEmpty { return .failed }
    return isComplete ? .good : .incomplete
  }

  private enum CodingKeys: String, CodingKey {
    case isComplete = "complete"
    case states, broken
  }
}
