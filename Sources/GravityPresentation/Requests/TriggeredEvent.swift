import GravityActions

/// One event of a `triggerEvent` call, as its request carries it (N4).
public struct TriggeredEvent: Hashable, Sendable {
  /// The wire's type, such as `add-to-cart-v1`.
  public let type: String
  public let name: String
  /// What else is known of it; null values are left out.
  public let fields: [JSONMember]

  public init(type: String, name: String, fields: [JSONMember]) {
    self.type = type
    self.name = name
    self.fields = fields
  }

  /// An event of a documented kind, its fields put into the documented order; others follow as they were given.
  public init(_ kind: TriggeredEventKind, fields: [JSONMember]) {
    let documented = kind.fields.compactMap { name in fields.first { $0.key == name } }
    self.init(
      type: kind.type, name: kind.name,
      fields: documented + fields.filter { !kind.fields.contains($0.key) })
  }
}
