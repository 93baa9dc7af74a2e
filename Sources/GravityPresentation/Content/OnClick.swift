import GravityActions

/// What a tap asks for, as the server writes it (contract section 6).
public struct OnClick: Hashable, Sendable {
  /// The wire name, verbatim.
  public let action: String
  /// True when absent (section 6).
  public let closeOnClick: Bool
  public let copyData: String?
  public let url: String?
  /// Where to open `url`; nil when absent, null or no text (A5).
  public let type: String?
  public let deeplink: String?
  public let step: Int?
  public let itemId: String?
  /// What else the server says of it, for actions of a plug-in to read.
  public let members: [JSONMember]

  public init(
    action: String,
    closeOnClick: Bool = true,
    copyData: String? = nil,
    url: String? = nil,
    type: String? = nil,
    deeplink: String? = nil,
    step: Int? = nil,
    itemId: String? = nil,
    members: [JSONMember] = []
  ) {
    self.action = action
    self.closeOnClick = closeOnClick
    self.copyData = copyData
    self.url = url
    self.type = type
    self.deeplink = deeplink
    self.step = step
    self.itemId = itemId
    self.members = members
  }
}

extension OnClick: Decodable, JSONReadable {
  private enum Key: String, CodingKey, CaseIterable {
    case action, closeOnClick, copyData, url, type, deeplink, step, itemId
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      action: try container.required(.action),
      closeOnClick: try container.optional(.closeOnClick) ?? true,
      copyData: try container.optional(.copyData),
      url: try container.optional(.url),
      type: DecodingPolicy(of: decoder).urlTypeMustBeString
        ? try container.optional(.type) : container.lenient(.type),
      deeplink: try container.optional(.deeplink),
      step: try container.optional(.step),
      itemId: try container.optional(.itemId),
      members: try decoder.members(besides: Key.self))
  }
}
