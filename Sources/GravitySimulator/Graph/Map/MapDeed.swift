import GravityActions

/// One thing that happens on a way.
enum MapDeed: Hashable, Sendable {
  case closes
  case opensStep(Int, isOnTop: Bool)
  case copies(String)
  case followsURL(String, LinkTarget)
  case followsDeeplink(String)
  /// The system is asked, and a refusal leads to what the profile makes of it (A7).
  case asksForPush(PushRefusalHandling)
  case opensSettings
  /// The app is told of a push request, and the SDK does nothing about it.
  case tellsOfPush
  case callsBack(String)
  case sendsEvent(String)
  /// Why it does less than its action promises.
  case falls(ActionNote)
  case nothing
}
