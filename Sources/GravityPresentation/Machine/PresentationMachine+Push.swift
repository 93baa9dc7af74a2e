import GravityActions

extension PresentationMachine {
  /// A7.
  mutating func askForPush(_ emit: (Effect) -> Void) {
    state.push.handle(.requested, under: policy.actions) { emit($0.effect) }
  }

  mutating func takePushAnswer(granted: Bool, promptShown: Bool, _ emit: (Effect) -> Void) {
    var opensSettings = false
    state.push.handle(
      .answered(granted: granted, promptShown: promptShown), under: policy.actions
    ) { output in
      if output == .openSettings { opensSettings = true }
      emit(output.effect)
    }
    // Sent to settings right after the user said no (A7).
    if opensSettings, promptShown { quirk(.settingsAfterRefusal, .push, emit) }
  }
}

extension PushPermissionOutput {
  fileprivate var effect: Effect {
    switch self {
    case .askSystem: .askForPushAuthorization
    case .registerForRemoteNotifications: .registerForRemoteNotifications
    case .openSettings: .openSettings
    case .note(let note): .note(.push(note))
    }
  }
}
