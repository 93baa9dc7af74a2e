import GravityPresentation

extension WorldModel {
  /// Whether the world lets a call or a step happen.
  func isPossible(_ step: Step) -> Bool {
    switch step {
    case .trackView(_, nil), .triggerEvent(_, _, nil), .lockPresentation, .unlockPresentation, .initialize,
      .kill:
      return world.isAlive
    case .relaunch: return !world.isAlive && world.crash == nil
    case .trackView, .triggerEvent, .setNotificationPermission, .lockListener, .showContent, .setUser,
      .setOptions, .getContent, .engage, .engageProduct, .mount, .rebind, .unmount, .tap, .swipe, .scroll,
      .scrollProduct, .choose, .type, .back, .answerPush, .settingsPush, .hostPresent, .hostDismiss,
      .hostDetach,
      .hostAttach, .hostBeginDismissing, .background, .foreground, .wait, .settle, .note:
      break
    }
    // The world itself knows best, and goes back to where it was.
    let situation = world.situation
    defer { world.resume(situation) }
    do {
      try world.run(step, waits: false)
      forgetMarks()
      return true
    } catch WorldError.impossible {
      return false
    } catch {
      return true
    }
  }
}
