/// How a candidate ended: presented, or one reason with the values it was decided on (P13).
public enum Verdict: Hashable, Sendable {
  case presented(PresentationID)
  case loadFailed(LoadFailure)
  case noContent
  case noElements(ContentID)
  case noHost
  case hostInactive(ControllerID, HostInactivity)
  case hostBusy(ControllerID, HostOccupation)
  case alreadyPresenting(PresentationID)
  case locked
  case notPresentable(ContentID)
  case unknownTemplate(ContentID)
  case notTried(NotTriedReason)
  case capacity
  /// A rule of the app's own refused; `rule` is its place among the environment's rules.
  case refused(rule: UInt8, value: Int32)
}
