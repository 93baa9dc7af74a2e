import GravityPresentation

/// Which case an event is; a new event of the machine's does not compile until it is here.
enum EventKind: CaseIterable {
  case initialized, viewTracked, eventTriggered, presentationLocked, presentationUnlocked
  case lockListenerChanged, contentShown, configured, contentRequested, engaged, productEngaged
  case responded, trackingAnswered
  case timerFired, viewAppeared, appearingEnded, dismissalEnded, presentationRefused, tapped, swiped
  case backPressed, visibilityChanged, inputChanged, inlineTapped, inlineSeen, cardSeen
  case pushAnswered, controllerGone
  case enteredBackground, enteredForeground, killed

  init(_ event: Event) {
    self =
      switch event {
      case .initialized: .initialized
      case .viewTracked: .viewTracked
      case .eventTriggered: .eventTriggered
      case .presentationLocked: .presentationLocked
      case .presentationUnlocked: .presentationUnlocked
      case .lockListenerChanged: .lockListenerChanged
      case .contentShown: .contentShown
      case .configured: .configured
      case .contentRequested: .contentRequested
      case .engaged: .engaged
      case .productEngaged: .productEngaged
      case .responded: .responded
      case .trackingAnswered: .trackingAnswered
      case .timerFired: .timerFired
      case .viewAppeared: .viewAppeared
      case .appearingEnded: .appearingEnded
      case .dismissalEnded: .dismissalEnded
      case .presentationRefused: .presentationRefused
      case .tapped: .tapped
      case .swiped: .swiped
      case .backPressed: .backPressed
      case .visibilityChanged: .visibilityChanged
      case .inputChanged: .inputChanged
      case .inlineTapped: .inlineTapped
      case .inlineSeen: .inlineSeen
      case .cardSeen: .cardSeen
      case .pushAnswered: .pushAnswered
      case .controllerGone: .controllerGone
      case .enteredBackground: .enteredBackground
      case .enteredForeground: .enteredForeground
      case .killed: .killed
      }
  }
}
