import GravityPresentation

/// Which case an event is; a new event of the machine's does not compile until it is here.
enum EventKind: CaseIterable {
  case initialized, viewTracked, eventTriggered, presentationLocked, presentationUnlocked
  case lockListenerChanged, contentShown, notificationPermissionSet, responded, trackingAnswered
  case timerFired, viewAppeared, appearingEnded, dismissalEnded, presentationRefused, tapped, swiped
  case backPressed, visibilityChanged, inputChanged, pushAnswered, controllerGone
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
      case .notificationPermissionSet: .notificationPermissionSet
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
      case .pushAnswered: .pushAnswered
      case .controllerGone: .controllerGone
      case .enteredBackground: .enteredBackground
      case .enteredForeground: .enteredForeground
      case .killed: .killed
      }
  }
}
