/// What happened: everything the machine can be told.
public enum Event: Hashable, Sendable {
  // The app's calls (C1).
  case initialized
  case viewTracked(CallID, controller: ControllerID?)
  case eventTriggered(CallID, controller: ControllerID?)
  case presentationLocked
  case presentationUnlocked
  case lockListenerChanged(isSet: Bool)
  case contentShown(ContentID, controller: ControllerID?)
  /// What the app tells of the permission is for requests only; before `initialize` it counts as a call (C2).
  case notificationPermissionSet
  // The network.
  case responded(RequestID, Response)
  case trackingAnswered(URLID, Response)
  // Time.
  case timerFired(TimerID)
  // The presenter.
  case viewAppeared(PresentationID)
  case appearingEnded(PresentationID)
  case dismissalEnded(PresentationID)
  case presentationRefused(PresentationID)
  // The user.
  case tapped(PresentationID, TapTarget)
  case swiped(PresentationID, Swipe)
  case backPressed(PresentationID)
  case visibilityChanged(PresentationID, thousandths: Int32)
  case inputChanged(PresentationID, element: UInt32, value: UInt32)
  // The system and the app's life.
  case pushAnswered(granted: Bool, promptShown: Bool)
  case controllerGone(ControllerID)
  case enteredBackground
  case enteredForeground
  case killed
}
