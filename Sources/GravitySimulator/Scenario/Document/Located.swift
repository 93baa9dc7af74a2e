/// A value and the very words it was written with.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value
  public let span: SourceSpan

  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }
}
