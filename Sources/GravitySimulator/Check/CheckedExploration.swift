/// What trying out everything came to.
struct CheckedExploration: Encodable {
  let isComplete: Bool
  let states: Int
  /// What does not hold, as sentences.
  let broken: [Broken]
  /// Known surprises of the SDK that break a property, which fails nothing.
  let quirks: [BrokenQuirkStory]

  struct Broken: Encodable {
    let sentence: String
    let rules: [String]
    let events: Int
    /// The known surprise of the SDK that is behind it.
    let quirk: KnownQuirkStory?
    /// What a user does and what happens, as a scenario whose payload lies beside it.
    let scenario: String?
  }

  var exitCode: ExitCode {
    if !broken.isEmpty { return .failed }
    return isComplete ? .good : .incomplete
  }

  private enum CodingKeys: String, CodingKey {
    case isComplete = "complete"
    case states, broken, quirks
  }
}
