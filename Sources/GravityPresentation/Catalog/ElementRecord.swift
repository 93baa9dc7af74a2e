/// One drawn element, as the machine reads it (D11, A12).
public struct ElementRecord: Hashable, Sendable {
  /// Its place among the content's elements, drawn or not.
  public let source: UInt32
  /// What a tap on it asks for; nil where nothing.
  public let action: ActionID?
}
