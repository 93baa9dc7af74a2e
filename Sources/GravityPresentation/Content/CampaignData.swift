/// What the server chose for one selector, group or campaign (P4).
public struct CampaignData: Hashable, Sendable {
  public let selector: String?
  /// The first variation is the one that is presented (P5).
  public let payload: [Variation]

  public init(selector: String? = nil, payload: [Variation]) {
    self.selector = selector
    self.payload = payload
  }
}

extension CampaignData: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case selector, payload
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      selector: try container.optional(.selector), payload: try container.required(.payload))
  }
}
