/// What an app keeps of the products that a response recommends: a plug-in of its own (N3).
public protocol ProductFilter: Sendable {
  /// Whether the slot stays; the order of those that stay is never changed.
  func keeps(_ slot: Slot) -> Bool
}
