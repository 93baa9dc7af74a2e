import GravityActions

/// An input that a content draws.
public struct DrawnInput: Hashable, Sendable {
  /// Its place among the drawn elements.
  public let number: UInt32
  /// Its place among the content's elements, drawn or not.
  public let source: UInt32
  public let attribute: String
  /// What was put in; nil for nothing.
  public let value: InputValue?
  /// Whether a value is typed, not chosen.
  public let isTyped: Bool
}
