import GravityActions

/// One recommended product and its place in the ranking (N5).
public struct Slot: Hashable, Sendable {
  /// The product's fields as the shop's feed names them; always an object.
  public let item: JSONValue
  public let fallback: Bool
  public let strId: String
  public let slotId: String?
  /// Urls to get, by occasion (E5, E6).
  public let events: [EngagementEntry]?

  public init(
    item: JSONValue,
    fallback: Bool = false,
    strId: String,
    slotId: String? = nil,
    events: [EngagementEntry]? = nil
  ) {
    self.item = item
    self.fallback = fallback
    self.strId = strId
    self.slotId = slotId
    self.events = events
  }
}

extension Slot: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case item, fallback, strId, slotId, events
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      item: try container.required(.item, as: ProductFields.self).value,
      fallback: try container.required(.fallback),
      strId: try container.required(.strId),
      slotId: try container.optional(.slotId),
      events: try container.optional(.events))
  }
}
