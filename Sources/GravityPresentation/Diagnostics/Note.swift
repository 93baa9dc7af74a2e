import GravityActions

/// Something that happened and did not matter, or not as it was meant; the answer to every event that has no
/// other.
public enum Note: Hashable, Sendable {
  /// An answer to something that is over.
  case stale(StaleCompletion)
  case tapIgnored(PresentationID, TapObstacle)
  case action(ActionNote, ActionID)
  /// A tracking url that is no url (E9).
  case skippedURL(URLID)
  /// A step was asked for and is not shown (A9).
  case stepNotShown(from: ContentID, StepObstacle)
  /// Several contents have the step; the first is shown (A9).
  case severalSteps(ContentID)
  case push(PushPermissionNote)
  /// The call has no slot left: five triggers are on their way.
  case triggerRefused(CallID)
  /// The profile's SDK has no presentation lock (P9).
  case lockUnavailable
  /// The profile's SDK does not show a content by hand (C1).
  case showContentRefused(ContentID)
  case contentNotShown(ContentID, StepObstacle)
  /// The system refused, or did not answer, the request to present outside a trigger.
  case presenterFailed(ContentID, HostOccupation)
  case nothingChanged
  /// A tracking url was answered well.
  case trackingArrived(URLID)
  /// A value was put in where nothing takes one.
  case inputIgnored(PresentationID)
  case inlineTapIgnored(InlineID, TapObstacle)
  /// An element that the profile's SDK knows is not drawn, since it cannot be read.
  case elementNotDrawn(ContentID, FaultID)
  /// The profile's SDK has no call for the content of a group (C1).
  case groupContentUnavailable(LoadID)
}
