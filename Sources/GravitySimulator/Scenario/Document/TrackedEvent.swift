/// One event of a `triggerEvent` call.
public struct TrackedEvent: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let name: String
    /// The value as a JSON literal.
    public let json: String

    public init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  /// `addToCart`, `purchase`, … or `custom`; the wire type where the call was given as JSON.
  public let kind: String
  public let fields: [Field]

  public init(kind: String, fields: [Field]) {
    self.kind = kind
    self.fields = fields
  }
}
