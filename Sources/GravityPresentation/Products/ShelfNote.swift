/// Why something that happened to a content's cards did not matter.
public enum ShelfNote: Hashable, Sendable {
  case nothingChanged
  /// There is no card of that number.
  case noSuchCard
  /// The second was interrupted, or the content is gone.
  case tooLate
}
