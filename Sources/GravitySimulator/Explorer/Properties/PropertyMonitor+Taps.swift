import GravityPresentation

/// A12, D4: a tap on what can be tapped has some effect.
extension PropertyMonitor {
  mutating func checkTap(
    _ event: Event, _ effects: [Effect], in world: SimulatedWorld, _ answer: WatchedAnswer
  ) {
    guard !answer.hasEffect, !answer.isExcused else { return }
    switch event {
    case .tapped(_, let target):
      guard let place = answer.concern.place else { return }
      check(target, in: memory[place].content, effects, world, answer)
    case .inlineTapped(_, let content, let target, _): check(target, in: content, effects, world, answer)
    case .initialized, .viewTracked, .eventTriggered, .presentationLocked, .presentationUnlocked,
      .lockListenerChanged, .contentShown, .configured, .contentRequested, .engaged, .productEngaged,
      .responded, .trackingAnswered, .timerFired, .viewAppeared, .appearingEnded, .dismissalEnded,
      .presentationRefused, .swiped, .backPressed, .visibilityChanged, .inputChanged, .inlineSeen,
      .cardSeen, .pushAnswered, .controllerGone, .enteredBackground, .enteredForeground, .killed:
      break
    }
  }

  private mutating func check(
    _ target: TapTarget, in content: ContentID, _ effects: [Effect], _ world: SimulatedWorld,
    _ answer: WatchedAnswer
  ) {
    let invites: Bool
    switch target {
    case .closeButton: invites = world.catalog.hasCloseButton(content)
    case .element, .container: invites = world.catalog.action(of: target, in: content) != nil
    case .outside: invites = false
    }
    if invites { find(.tapsCount, known: effects, answer) }
  }
}
