import GravityActions
import Testing

@Suite struct PushFlowSequenceTests {
  static let events: [PushPermissionEvent] = [
    .requested, .returnedToForeground,
    .answered(granted: true, promptShown: true), .answered(granted: true, promptShown: false),
    .answered(granted: false, promptShown: true), .answered(granted: false, promptShown: false),
  ]

  @Test("A7: every sequence of events is answered and adds up", arguments: bothProfiles)
  func total(policy: ActionPolicy) {
    for sequence in sequences(of: Self.events, upTo: 5) {
      if let failure = firstFailure(in: sequence, policy) {
        Issue.record("\(failure) after \(sequence)")
      }
    }
  }

  private func firstFailure(in sequence: [PushPermissionEvent], _ policy: ActionPolicy) -> String? {
    var flow = PushPermissionFlow()
    var (asked, answers, opened, registered) = (0, 0, 0, 0)
    for event in sequence {
      let outputs = flow.handle(event, policy)
      if outputs.isEmpty { return "silence" }
      if outputs.contains(.askSystem) { asked += 1 }
      if outputs.contains(.openSettings) { opened += 1 }
      if outputs.contains(.registerForRemoteNotifications) { registered += 1 }
      if case .answered = event, !outputs.contains(.note(.unexpectedAnswer)) { answers += 1 }
      if answers > asked { return "more answers than requests" }
      if opened > answers { return "settings opened without an answer" }
      if flow.unansweredRequests != asked - answers { return "a request got lost" }
      if outputs.contains(.openSettings) && !flow.isInSettings { return "settings opened but forgotten" }
    }
    return registered == (policy == .ios ? opened : 0) ? nil : "registered \(registered) times"
  }
}
