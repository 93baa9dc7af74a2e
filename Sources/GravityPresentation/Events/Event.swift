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
  /// Options, user and permission are for requests only; before `initialize` they count as calls (C2).
  case configured(LogMessage.Call)
  /// Content is asked for outside a trigger: by the app, or by an inline component (N1).
  case contentRequested(LoadID, LogMessage.Call)
  /// Reports by hand (E8).
  case engaged(Occasion, ContentID)
  case productEngaged(ProductEngagement, SlotID)
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
  /// A value was put into a drawn element, and the content is another one with it: its elements and clicks are
  /// those that the catalogue compiled for the new answers.
  case inputChanged(PresentationID, element: UInt32, becomes: ContentID)
  // Inline components, which report what they see for themselves (E11, N2).
  case inlineTapped(InlineID, ContentID, TapTarget, on: ControllerID)
  case inlineSeen(Occasion, ContentID)
  case cardSeen(SlotID)
  // The system and the app's life.
  case pushAnswered(granted: Bool, promptShown: Bool)
  case controllerGone(ControllerID)
  case enteredBackground
  case enteredForeground
  case killed
}
