/// A swipe over a presented content (D3).
public struct Swipe: Hashable, Sendable {
  public enum Direction: Hashable, Sendable, BitwiseCopyable {
    case up
    case down
  }

  public let direction: Direction
  /// How far, in thousandths of the screen's height.
  public let thousandths: Int32
  /// It ended in a flick: more than 150 points were predicted to follow.
  public let isFlick: Bool

  public init(_ direction: Direction, thousandths: Int32, isFlick: Bool = false) {
    self.direction = direction
    self.thousandths = thousandths
    self.isFlick = isFlick
  }
}
