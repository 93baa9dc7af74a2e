import GravityActions

/// One tracking event to the app's callback (contract §5, §6).
public enum TrackingCallback: Hashable, Sendable {
  case content(Occasion, ContentID)
  case click(Callback, ActionID, ContentID)
  /// A card was seen (E5).
  case productImpression(SlotID)
}
