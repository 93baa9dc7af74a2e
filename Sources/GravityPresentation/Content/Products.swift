/// The products a content recommends (N5).
public struct Products: Hashable, Sendable {
  public let strategyId: String
  public let name: String?
  /// Whether the strategy fell back on another one.
  public let fallback: Bool
  /// In the server's order, which no client changes (N3).
  public internal(set) var slots: [Slot]

  public init(strategyId: String, name: String? = nil, fallback: Bool = false, slots: [Slot]) {
    self.strategyId = strategyId
    self.name = name
    self.fallback = fallback
    self.slots = slots
  }
}

extension Products: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case strategyId, name, fallback, slots
  }

  /// Reads missing or null `slots` as none: N5 does not require them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      strategyId: try container.required(.strategyId),
      name: try container.optional(.name),
      fallback: try container.required(.fallback),
      slots: try container.optional(.slots) ?? [])
  }
}
