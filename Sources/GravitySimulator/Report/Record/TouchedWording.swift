import GravityPresentation

/// What the user did in a statement, in words: `“Turn on” in 6a5f4b7b73a8b1a026084fe2`.
enum TouchedWording {
  /// - Parameters:
  ///   - deed: What the user does; nil for nothing.
  ///   - place: How much the timeline held before.
  ///   - isDone: Whether the statement passed; what fails because it cannot be done has touched nothing.
  static func text(
    of deed: String?, in world: SimulatedWorld, since place: Int, isDone: Bool
  ) -> String? {
    guard let deed else { return nil }
    for entry in world.recording.timeline[place...] {
      if let target = target(of: entry.kind, in: world) { return "\(deed) in \(target)" }
    }
    return isDone ? deed : nil
  }

  /// Nil where the user does nothing.
  static func deed(of statement: Statement) -> String? {
    guard case .step(let step) = statement.kind else { return nil }
    return deed(step)
  }

  private static func deed(_ step: Step) -> String? {
    switch step {
    case .tap(let target, _): text(of: target)
    case .swipe(let swipe, _):
      "swipe \(swipe.direction == .down ? "down" : "up") by \(Wording.percent(swipe.thousandths))"
    case .scroll(let content, let thousandths):
      "scrolled until \(Wording.percent(thousandths)) of \(content) is seen"
    case .scrollProduct(let number, _, let thousandths):
      "scrolled until \(Wording.percent(thousandths)) of product \(number) is seen"
    case .choose(let attribute, let value, _): "chosen “\(value)” for \(attribute)"
    case .type(let attribute, let text, _): "typed “\(text)” for \(attribute)"
    case .back: "back"
    case .answerPush(let isAllowed): isAllowed ? "allow at the push prompt" : "deny at the push prompt"
    case .settingsPush(let isAuthorized):
      isAuthorized ? "push on in the settings" : "push off in the settings"
    case .initialize, .trackView, .triggerEvent, .setNotificationPermission, .lockPresentation,
      .unlockPresentation, .lockListener, .showContent, .setUser, .setOptions, .getContent, .engage,
      .engageProduct, .mount, .rebind, .unmount, .hostPresent, .hostDismiss, .hostDetach, .hostAttach,
      .hostBeginDismissing, .background, .foreground, .kill, .relaunch, .wait, .settle, .note:
      nil
    }
  }

  private static func text(of target: TouchTarget) -> String {
    switch target {
    case .text(let text): "“\(text)”"
    case .element(let number): "element \(number)"
    case .product(let number): "product \(number)"
    case .close: "the close button"
    case .container: "the container"
    case .outside: "outside"
    }
  }

  /// What the gesture met.
  private static func target(of kind: TimelineEntry.Kind, in world: SimulatedWorld) -> String? {
    guard case .event(let event) = kind else { return nil }
    switch event {
    case .tapped(let id, _), .swiped(let id, _), .backPressed(let id), .inputChanged(let id, _, _):
      return world.contentName(of: id)
    case .inlineTapped(let id, _, _, _): return world.name(of: id)
    case .initialized, .viewTracked, .eventTriggered, .presentationLocked, .presentationUnlocked,
      .lockListenerChanged, .contentShown, .configured, .contentRequested, .engaged, .productEngaged,
      .responded, .trackingAnswered, .timerFired, .viewAppeared, .appearingEnded, .dismissalEnded,
      .presentationRefused, .visibilityChanged, .inlineSeen, .cardSeen, .pushAnswered, .controllerGone,
      .enteredBackground, .enteredForeground, .killed:
      return nil
    }
  }
}
