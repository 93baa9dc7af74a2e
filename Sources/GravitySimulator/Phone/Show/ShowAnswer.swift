/// A value for an input, in the words that a user would give.
public struct ShowAnswer: Hashable, Sendable {
  public let attribute: String
  public let words: String

  /// - Parameter text: `rating=2`; nil without a name before an equals sign.
  public init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
    attribute = String(text[..<sign])
    words = String(text[text.index(after: sign)...])
  }
}
