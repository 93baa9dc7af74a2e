import GravityActions
import Testing

@Suite struct SystemPushSequenceTests {
  static let events: [SystemPushEvent] = [
    .authorizationRequested, .promptAnswered(allow: true), .promptAnswered(allow: false),
    .changedInSettings(granted: true), .changedInSettings(granted: false), .appKilled,
  ]

  @Test(
    "A8: every sequence of events is answered, each request once or lost with the app",
    arguments: PushAuthorizationStatus.allCases)
  func total(status: PushAuthorizationStatus) {
    for sequence in sequences(of: Self.events, upTo: 5) {
      if let failure = firstFailure(in: sequence, from: status) {
        Issue.record("\(failure) after \(sequence)")
      }
    }
  }

  private func firstFailure(
    in sequence: [SystemPushEvent], from status: PushAuthorizationStatus
  ) -> String? {
    var system = SystemPushAuthorization(status: status)
    var (requests, answers, lost) = (0, 0, 0)
    for event in sequence {
      let before = system
      let outputs = system.handle(event)
      if outputs.isEmpty { return "silence" }
      if event == .authorizationRequested { requests += 1 }
      if event == .appKilled { lost += before.waitingRequests }
      answers += outputs.count { if case .answer = $0 { true } else { false } }
      if requests != answers + lost + system.waitingRequests { return "requests and answers do not add up" }
      if system.isPromptUp && !system.status.promptsUser { return "a prompt in status \(system.status)" }
      if outputs.contains(.showPrompt) && before.isPromptUp { return "a second prompt" }
      if outputs.contains(.showPrompt) != (!before.isPromptUp && system.isPromptUp) {
        return "a hidden prompt"
      }
    }
    return nil
  }
}
