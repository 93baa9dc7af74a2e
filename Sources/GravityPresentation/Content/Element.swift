import GravityActions

/// One thing a content draws (D11).
public struct Element: Hashable, Sendable {
  /// The wire name, verbatim: which names are drawn differs by profile.
  public let type: String
  public let text: String?
  public let src: String?
  public let style: Style?
  public let onClick: OnClick?
  public let itemId: String?
  /// What else the server says of it, for plug-ins to read.
  public let members: [JSONMember]
  /// Set where a plug-in has a say in whether it is drawn.
  var presence = ElementPresence.byKind

  public init(
    type: String,
    text: String? = nil,
    src: String? = nil,
    style: Style? = nil,
    onClick: OnClick? = nil,
    itemId: String? = nil,
    members: [JSONMember] = []
  ) {
    self.type = type
    self.text = text
    self.src = src
    self.style = style
    self.onClick = onClick
    self.itemId = itemId
    self.members = members
  }
}

extension Element: Decodable, JSONReadable {
  private enum Key: String, CodingKey, CaseIterable {
    case type, text, src, style, onClick, itemId
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      type: try container.required(.type),
      text: try container.optional(.text),
      src: try container.optional(.src),
      style: container.lenient(.style),
      onClick: try container.optional(.onClick),
      itemId: try container.optional(.itemId),
      members: try decoder.members(besides: Key.self))
  }
}
