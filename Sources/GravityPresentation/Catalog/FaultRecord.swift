/// An element that cannot be read, and so is not drawn.
public struct FaultRecord: Hashable, Sendable {
  /// Its place among the content's elements, drawn or not.
  public let element: UInt32
  public let fault: ElementFault
}
