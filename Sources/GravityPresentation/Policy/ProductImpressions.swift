/// Which product cards report a visible impression (E5).
public enum ProductImpressions: String, Hashable, Sendable, CaseIterable {
  case eachCard
  /// One of all cards that share a `slotId`; cards without one never.
  case eachSlotID
}
