/// One thing to present, a step of a campaign (N5).
public struct Content: Hashable, Sendable {
  public let contentId: String
  /// Names the layout of a snack bar (D7).
  public let templateSystemName: String?
  public let contentType: String
  /// The wire name, verbatim; nil only under a policy that does not require the key.
  public let deliveryMethod: String?
  /// The place among the campaign's steps; a content without one is its root (P5).
  public let step: Int?
  public internal(set) var variables: Variables?
  /// Urls to get, by occasion; of entries with one type the first counts.
  public let events: [EngagementEntry]?
  public internal(set) var products: Products?

  public init(
    contentId: String,
    templateSystemName: String? = nil,
    contentType: String = "native",
    deliveryMethod: String?,
    step: Int? = nil,
    variables: Variables? = nil,
    events: [EngagementEntry]? = nil,
    products: Products? = nil
  ) {
    self.contentId = contentId
    self.templateSystemName = templateSystemName
    self.contentType = contentType
    self.deliveryMethod = deliveryMethod
    self.step = step
    self.variables = variables
    self.events = events
    self.products = products
  }
}

extension Content: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case contentId, templateSystemName, contentType, deliveryMethod, step, variables, events, products
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    let policy = DecodingPolicy(of: decoder)
    self.init(
      contentId: try container.required(.contentId),
      templateSystemName: try container.optional(.templateSystemName),
      contentType: try container.required(.contentType),
      deliveryMethod: policy.requiresDeliveryMethodKey
        ? try container.required(.deliveryMethod) : try container.optional(.deliveryMethod),
      step: try container.optional(.step),
      variables: policy.requiresVariables
        ? try container.required(.variables) : try container.optional(.variables),
      events: try container.optional(.events),
      products: try container.optional(.products))
  }
}
