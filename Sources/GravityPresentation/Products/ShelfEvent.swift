/// What happens to the cards of one content.
public enum ShelfEvent: Hashable, Sendable {
  /// So much of the content's area is in the window.
  case contentSeen(thousandths: Int32)
  /// So much of a card's area, as far as it alone decides; by its number, from 0.
  case cardSeen(Int, thousandths: Int32)
  case secondPassed(Int)
  /// The content leaves the screen for good.
  case ended
}
