extension PresentationMachine {
  /// C2: whether the call came before `initialize`, and so has no effect but what is emitted here.
  mutating func isMisused(_ call: LogMessage.Call, _ emit: (Effect) -> Void) -> Bool {
    if state.traits.contains(.initialized) { return false }
    switch policy.misuse {
    case .isFatal: crash(.calledBeforeInitialize(call), emit)
    case .isFatalWhereSent where call.sends: crash(.calledBeforeInitialize(call), emit)
    case .isLogged, .isFatalWhereSent:
      // The lock needs no SDK behind it.
      if call.isAboutLock { return false }
      emit(.log(.calledBeforeInitialize(call)))
    }
    return true
  }

  /// The app is gone, and what waited ends with it.
  mutating func crash(_ reason: CrashReason, _ emit: (Effect) -> Void) {
    endEverything(.appCrashed, emit)
    emit(.appCrashed(reason))
  }
}

extension LogMessage.Call {
  /// Whether it sends a request.
  fileprivate var sends: Bool {
    switch self {
    case .trackView, .triggerEvent, .getContentBySelector, .getContentByCampaignID, .getContentByGroup,
      .inlineComponent, .sendContentEngagement, .sendProductEngagement:
      true
    case .setOptions, .setUser, .showBackendContent, .setNotificationPermissionStatus, .lockPresentation,
      .unlockPresentation, .setPresentationLockListener:
      false
    }
  }

  fileprivate var isAboutLock: Bool {
    switch self {
    case .lockPresentation, .unlockPresentation, .setPresentationLockListener: true
    case .trackView, .triggerEvent, .setOptions, .setUser, .setNotificationPermissionStatus,
      .getContentBySelector, .getContentByCampaignID, .getContentByGroup, .inlineComponent,
      .sendContentEngagement, .sendProductEngagement, .showBackendContent:
      false
    }
  }
}
