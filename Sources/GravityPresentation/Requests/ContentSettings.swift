/// What the app wants to know of products, in each /choose (C3, N4).
public struct ContentSettings: Hashable, Sendable {
  public var skusOnly = false
  /// Nil for all fields that the feed has.
  public var fields: [String]?

  public init(skusOnly: Bool = false, fields: [String]? = nil) {
    self.skusOnly = skusOnly
    self.fields = fields
  }
}
