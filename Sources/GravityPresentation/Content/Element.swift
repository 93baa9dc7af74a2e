/// One thing a content draws (D11).
public struct Element: Hashable, Sendable {
  /// The wire name, verbatim: which names are drawn differs by profile.
  public let type: String
  public let text: String?
  public let src: String?
  public let style: Style?
  public let onClick: OnClick?
  public let itemId: String?

  public init(
    type: String,
    text: String? = nil,
    src: String? = nil,
    style: Style? = nil,
    onClick: OnClick? = nil,
    itemId: String? = nil
  ) {
    self.type = type
    self.text = text
    self.src = src
    self.style = style
    self.onClick = onClick
    self.itemId = itemId
  }
}

extension Element: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
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
      itemId: try container.optional(.itemId))
  }
}
