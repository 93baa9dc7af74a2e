/// How a presented content behaves: what a delivery method's plug-in compiles for one content (contract §4).
public struct DeliveryBehavior: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A controller of its own, presented on the host (D1).
    case modal
    /// A subview of the host: never busy, and under whatever the host presents (P12).
    case overlay
  }

  /// A snack bar's way out by itself (D5).
  public struct SelfDismissal: Hashable, Sendable {
    public let after: Milliseconds
    public let over: Milliseconds
    public let isReported: Bool

    public init(after: Milliseconds, over: Milliseconds, isReported: Bool) {
      self.after = after
      self.over = over
      self.isReported = isReported
    }
  }

  public var kind: Kind
  /// While it is up, the host's view is out of the window, where the platform takes it out under a full screen (D1).
  public var coversHost = false
  /// A tap outside closes (D2).
  public var closesOnOutsideTap = false
  /// A swipe down closes past this share of the screen's height, in thousandths (D3).
  public var closesOnSwipeDownPast: Int32?
  public var closesOnSwipeUp = false
  public var selfDismissal: SelfDismissal?
  /// The frame's close button is drawn (D4).
  public var hasCloseButton = true
  /// It is counted, and nobody sees it (D9).
  public var isInvisible = false
  /// The container's own action counts (D6).
  public var containerReacts = false
  /// Its appearing is an impression (E2).
  public var reportsImpression = true
  public var reportsVisibleImpression = true
  /// A dismissal by a click is reported when the transition has ended (D12).
  public var reportsClickedCloseWhenGone = false
  /// The nominal transition times, in and out (D12).
  public var appears: Milliseconds
  public var disappears: Milliseconds

  public init(kind: Kind, appears: Milliseconds, disappears: Milliseconds) {
    self.kind = kind
    self.appears = appears
    self.disappears = disappears
  }
}
