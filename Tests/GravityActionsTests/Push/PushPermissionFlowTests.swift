import GravityActions
import Testing

@Suite struct PushPermissionFlowTests {
  private var flow = PushPermissionFlow()

  @Test("A7: a granted request asks for nothing more", arguments: bothProfiles, [true, false])
  mutating func granted(policy: ActionPolicy, promptShown: Bool) {
    #expect(flow.handle(.requested, policy) == [.askSystem])
    #expect(flow.handle(.answered(granted: true, promptShown: promptShown), policy) == [.note(.granted)])
    #expect(flow == PushPermissionFlow())
  }

  @Test("A7: on iOS a refused request registers and opens the settings", arguments: [true, false])
  mutating func refused(promptShown: Bool) {
    #expect(flow.handle(.requested, .ios) == [.askSystem])
    let refusal = PushPermissionEvent.answered(granted: false, promptShown: promptShown)
    #expect(flow.handle(refusal, .ios) == [.registerForRemoteNotifications, .openSettings])
    #expect(flow.isInSettings)
  }

  @Test("A7: ideal leaves a user alone who just refused at the prompt")
  mutating func refusedAtPrompt() {
    #expect(flow.handle(.requested, .ideal) == [.askSystem])
    let refusal = PushPermissionEvent.answered(granted: false, promptShown: true)
    #expect(flow.handle(refusal, .ideal) == [.note(.refusedAtPrompt)])
    #expect(!flow.isInSettings)
  }

  @Test("A7: ideal opens the settings, and only that, where no prompt was shown")
  mutating func refusedWithoutPrompt() {
    #expect(flow.handle(.requested, .ideal) == [.askSystem])
    let refusal = PushPermissionEvent.answered(granted: false, promptShown: false)
    #expect(flow.handle(refusal, .ideal) == [.openSettings])
    #expect(flow.isInSettings)
  }

  @Test("A7: each of several requests is asked and answered on its own")
  mutating func several() {
    let refusal = PushPermissionEvent.answered(granted: false, promptShown: true)
    #expect(flow.handle(.requested, .ios) == [.askSystem])
    #expect(flow.handle(.requested, .ios) == [.askSystem])
    #expect(flow.unansweredRequests == 2)
    #expect(flow.handle(refusal, .ios) == [.registerForRemoteNotifications, .openSettings])
    #expect(flow.handle(refusal, .ios) == [.registerForRemoteNotifications, .openSettings])
    #expect(flow.unansweredRequests == 0)
  }

  @Test("A7: an answer to nothing is noted, never acted on", arguments: bothProfiles, [true, false])
  mutating func unexpectedAnswer(policy: ActionPolicy, granted: Bool) {
    let answer = PushPermissionEvent.answered(granted: granted, promptShown: false)
    #expect(flow.handle(answer, policy) == [.note(.unexpectedAnswer)])
    #expect(flow == PushPermissionFlow())
  }

  @Test("A8: the return from the settings is seen once; any other return is not ours")
  mutating func returned() {
    #expect(flow.handle(.returnedToForeground, .ios) == [.note(.nothingAwaited)])
    _ = flow.handle(.requested, .ios)
    _ = flow.handle(.answered(granted: false, promptShown: false), .ios)
    #expect(flow.handle(.returnedToForeground, .ios) == [.note(.returnedFromSettings)])
    #expect(flow.handle(.returnedToForeground, .ios) == [.note(.nothingAwaited)])
    #expect(flow == PushPermissionFlow())
  }

  @Test("A7: a request beyond the capacity is dropped with a note")
  mutating func capacity() {
    for _ in 0..<PushPermissionFlow.capacity { #expect(flow.handle(.requested, .ios) == [.askSystem]) }
    let full = flow
    #expect(flow.handle(.requested, .ios) == [.note(.tooManyRequests)])
    #expect(flow == full)
  }
}
