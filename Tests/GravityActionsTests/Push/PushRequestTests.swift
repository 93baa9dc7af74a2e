import GravityActions
import Testing

/// Both sides together, as a click meets them.
@Suite struct PushRequestTests {
  @Test("A7, A8: on iOS, one request in each status, refused at the prompt", arguments: onIOS)
  func refusedOnIOS(status: PushAuthorizationStatus, outputs: [PushPermissionOutput]) {
    #expect(refuse(from: status, .ios) == outputs)
  }

  @Test("A7, A8: in ideal, one request in each status, refused at the prompt", arguments: inIdeal)
  func refusedInIdeal(status: PushAuthorizationStatus, outputs: [PushPermissionOutput]) {
    #expect(refuse(from: status, .ideal) == outputs)
  }

  @Test("A7, A8: what was refused at the prompt is granted in the settings and asked for no more")
  func grantedInSettings() {
    var (flow, system) = (PushPermissionFlow(), SystemPushAuthorization())
    #expect(flow.handle(.requested, .ios) == [.askSystem])
    #expect(system.handle(.authorizationRequested) == [.showPrompt])
    #expect(system.handle(.promptAnswered(allow: false)) == [.answer(granted: false, promptShown: true)])
    let refusal = PushPermissionEvent.answered(granted: false, promptShown: true)
    #expect(flow.handle(refusal, .ios) == [.registerForRemoteNotifications, .openSettings])
    #expect(system.handle(.changedInSettings(granted: true)) == [.note(.changed(.authorized))])
    #expect(flow.handle(.returnedToForeground, .ios) == [.note(.returnedFromSettings)])
    #expect(flow.handle(.requested, .ios) == [.askSystem])
    #expect(system.handle(.authorizationRequested) == [.answer(granted: true, promptShown: false)])
    #expect(flow.handle(.answered(granted: true, promptShown: false), .ios) == [.note(.granted)])
  }

  private func refuse(from status: PushAuthorizationStatus, _ policy: ActionPolicy) -> [PushPermissionOutput]
  {
    var (flow, system) = (PushPermissionFlow(), SystemPushAuthorization(status: status))
    var outputs = flow.handle(.requested, policy)
    var answers = system.handle(.authorizationRequested)
    if system.isPromptUp { answers += system.handle(.promptAnswered(allow: false)) }
    for case .answer(let granted, let promptShown) in answers {
      outputs += flow.handle(.answered(granted: granted, promptShown: promptShown), policy)
    }
    return outputs
  }

  static let onIOS: [(PushAuthorizationStatus, [PushPermissionOutput])] = [
    (.notDetermined, [.askSystem, .registerForRemoteNotifications, .openSettings]),
    (.denied, [.askSystem, .registerForRemoteNotifications, .openSettings]),
    (.authorized, [.askSystem, .note(.granted)]),
    (.provisional, [.askSystem, .registerForRemoteNotifications, .openSettings]),
    (.ephemeral, [.askSystem, .note(.granted)]),
  ]

  static let inIdeal: [(PushAuthorizationStatus, [PushPermissionOutput])] = [
    (.notDetermined, [.askSystem, .note(.refusedAtPrompt)]),
    (.denied, [.askSystem, .openSettings]),
    (.authorized, [.askSystem, .note(.granted)]),
    (.provisional, [.askSystem, .note(.refusedAtPrompt)]),
    (.ephemeral, [.askSystem, .note(.granted)]),
  ]
}
