/// What is true of one view controller at the moment of an event.
public struct ControllerSnapshot: Hashable, Sendable {
  public let id: ControllerID
  public var isInWindow: Bool
  public var isBeingDismissed: Bool
  public var isMovingFromParent: Bool
  /// A transition of this controller runs, in or out (P12, D12).
  public var isTransitioning: Bool
  /// It presents another controller, the app's or a campaign's (P12).
  public var isPresenting: Bool

  public init(
    id: ControllerID, isInWindow: Bool = true, isBeingDismissed: Bool = false,
    isMovingFromParent: Bool = false, isTransitioning: Bool = false, isPresenting: Bool = false
  ) {
    self.id = id
    self.isInWindow = isInWindow
    self.isBeingDismissed = isBeingDismissed
    self.isMovingFromParent = isMovingFromParent
    self.isTransitioning = isTransitioning
    self.isPresenting = isPresenting
  }
}
