/// What a delivery method makes of one content (P10).
public enum DeliveryOutcome: Hashable, Sendable {
  /// It can be presented; `drawn` are the indices of the elements that are drawn, in order (D11).
  case presentable(DeliveryBehavior, drawn: [Int])
  case notPresentable
  case unknownTemplate
  /// Not without a frame (P15).
  case frameMissing
}
