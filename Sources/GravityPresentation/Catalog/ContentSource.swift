/// A content as it was decoded, and the delivery method that its wire name means.
public struct ContentSource: Sendable {
  public let content: Content
  /// The method's name; the wire name itself where it is unknown.
  public let methodName: String
}
