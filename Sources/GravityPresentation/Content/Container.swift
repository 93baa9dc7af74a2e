/// The surface that holds a content's elements (D6).
public struct Container: Hashable, Sendable {
  public let style: Style?
  /// Heeded on snack bars only (A12).
  public let onClick: OnClick?
  /// Keys that no SDK reads.
  package var unread: [String] = []

  public init(style: Style? = nil, onClick: OnClick? = nil) {
    self.style = style
    self.onClick = onClick
  }
}

extension Container: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case style, onClick
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(style: container.lenient(.style), onClick: try container.optional(.onClick))
    unread = try decoder.otherKeys(besides: Key.self)
  }
}
