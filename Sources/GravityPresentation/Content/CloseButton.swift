/// The button in a frame's corner; it is drawn only where the server sends one (D4).
public struct CloseButton: Hashable, Sendable {
  public let onClick: OnClick?
  public let style: Style?
  /// Keys that no SDK reads.
  package var unread: [String] = []

  public init(onClick: OnClick? = nil, style: Style? = nil) {
    self.onClick = onClick
    self.style = style
  }
}

extension CloseButton: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case onClick, style
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(onClick: try container.optional(.onClick), style: container.lenient(.style))
    unread = try decoder.otherKeys(besides: Key.self)
  }
}
