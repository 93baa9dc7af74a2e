import GravityActions
import Testing

@Suite struct SystemPushAuthorizationTests {
  @Test("A8: an open status prompts, and the answer is recorded", arguments: prompting, [true, false])
  func prompts(status: PushAuthorizationStatus, allow: Bool) {
    var system = SystemPushAuthorization(status: status)
    #expect(system.handle(.authorizationRequested) == [.showPrompt])
    #expect(system.isPromptUp)
    #expect(system.status == status)
    #expect(system.handle(.promptAnswered(allow: allow)) == [.answer(granted: allow, promptShown: true)])
    #expect(!system.isPromptUp)
    #expect(system.status == (allow ? .authorized : .denied))
  }

  @Test("A8: a settled status answers at once, without a prompt", arguments: settled)
  func answersAtOnce(status: PushAuthorizationStatus, granted: Bool) {
    var system = SystemPushAuthorization(status: status)
    #expect(system.handle(.authorizationRequested) == [.answer(granted: granted, promptShown: false)])
    #expect(system == SystemPushAuthorization(status: status))
  }

  @Test("A8: an answer without a prompt changes nothing", arguments: all, [true, false])
  func noPrompt(status: PushAuthorizationStatus, allow: Bool) {
    var system = SystemPushAuthorization(status: status)
    #expect(system.handle(.promptAnswered(allow: allow)) == [.note(.noPrompt)])
    #expect(system == SystemPushAuthorization(status: status))
  }

  @Test("A8: a second request while the prompt is up gets the first one's answer", arguments: [true, false])
  func shared(allow: Bool) {
    var system = SystemPushAuthorization()
    #expect(system.handle(.authorizationRequested) == [.showPrompt])
    #expect(system.handle(.authorizationRequested) == [.note(.waitsForPrompt)])
    #expect(system.waitingRequests == 2)
    let answer = SystemPushOutput.answer(granted: allow, promptShown: true)
    #expect(system.handle(.promptAnswered(allow: allow)) == [answer, answer])
    #expect(system.waitingRequests == 0)
  }

  @Test("A8: the settings record the user's choice", arguments: all, [true, false])
  func settings(status: PushAuthorizationStatus, granted: Bool) {
    var system = SystemPushAuthorization(status: status)
    let chosen: PushAuthorizationStatus = granted ? .authorized : .denied
    let note: SystemPushNote = status == chosen ? .unchanged : .changed(chosen)
    #expect(system.handle(.changedInSettings(granted: granted)) == [.note(note)])
    #expect(system.status == chosen)
  }

  @Test("A8: the settings are out of reach while the prompt is up", arguments: [true, false])
  func behindPrompt(granted: Bool) {
    var system = SystemPushAuthorization(status: .provisional)
    #expect(system.handle(.authorizationRequested) == [.showPrompt])
    #expect(system.handle(.changedInSettings(granted: granted)) == [.note(.behindPrompt)])
    #expect(system.status == .provisional)
    #expect(system.isPromptUp)
  }

  @Test("T3: killing the app takes the prompt along and keeps the status", arguments: prompting)
  func killed(status: PushAuthorizationStatus) {
    var system = SystemPushAuthorization(status: status)
    #expect(system.handle(.authorizationRequested) == [.showPrompt])
    #expect(system.handle(.appKilled) == [.note(.promptWithdrawn)])
    #expect(system == SystemPushAuthorization(status: status))
    #expect(system.handle(.appKilled) == [.note(.statusKept)])
    #expect(system.handle(.promptAnswered(allow: true)) == [.note(.noPrompt)])
  }

  @Test("A8: a request beyond the capacity is refused at once, so that it does not wait for ever")
  func capacity() {
    var system = SystemPushAuthorization()
    for _ in 0..<SystemPushAuthorization.capacity { _ = system.handle(.authorizationRequested) }
    let refusal: [SystemPushOutput] = [.note(.tooManyRequests), .answer(granted: false, promptShown: true)]
    #expect(system.handle(.authorizationRequested) == refusal)
    let answers = system.handle(.promptAnswered(allow: true))
    #expect(answers.count == SystemPushAuthorization.capacity)
  }

  static let all = PushAuthorizationStatus.allCases
  static let prompting: [PushAuthorizationStatus] = [.notDetermined, .provisional]
  static let settled: [(PushAuthorizationStatus, Bool)] = [
    (.denied, false), (.authorized, true), (.ephemeral, true),
  ]
}
