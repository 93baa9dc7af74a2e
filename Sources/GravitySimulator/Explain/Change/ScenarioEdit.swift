import GravityPresentation

/// One small change of a scenario, and how it is said.
struct ScenarioEdit: Sendable {
  /// What is changed.
  enum Target: Hashable, Sendable {
    case drop(statement: Int)
    case insert(InsertedStep, before: Int)
    /// Leaves the controller out of a call.
    case passNoController(statement: Int)
    case priority(campaign: Int, Int)
    case noDelay(campaign: Int)
    case noLatency(campaign: Int)
    case listEverywhere(campaign: Int)
    case dropReply(Int)
    case initialized
    case payload(PayloadSource, JSONEdit)
    case profile(Profile)
  }

  let target: Target
  let kind: ChangeStory.Kind
  /// Such as `without line 9 (lockPresentation)`.
  let words: String

  /// Whether only the statements are others, so that the server's answers need not be compiled anew.
  var isOfStatements: Bool {
    switch target {
    case .drop, .insert, .passNoController: true
    case .priority, .noDelay, .noLatency, .listEverywhere, .dropReply, .initialized, .payload, .profile: false
    }
  }
}
