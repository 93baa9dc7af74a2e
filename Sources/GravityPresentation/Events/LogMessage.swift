/// A line of the SDK's log, as data; its words stand elsewhere.
public enum LogMessage: Hashable, Sendable {
  public enum Call: Hashable, Sendable {
    case trackView
    case triggerEvent
    case showBackendContent
    case setOptions
    case setUser
    case setNotificationPermissionStatus
    case getContentBySelector
    case getContentByCampaignID
    case getContentByGroup
    case inlineComponent
    case sendContentEngagement
    case sendProductEngagement
    case lockPresentation
    case unlockPresentation
    case setPresentationLockListener
  }

  /// C2.
  case calledBeforeInitialize(Call)
  /// P1.
  case visitFailed(LoadFailure)
  case eventFailed(LoadFailure)
  /// C1, N1.
  case contentFailed(Call, LoadFailure)
  /// P9.
  case skippedWhileLocked(CandidateID)
  /// L2.
  case lockCalled
  case unlockCalled
  /// E9.
  case trackingFailed(URLID, LoadFailure)
  /// P15.
  case sheetWithoutFrame(ContentID)
}
