/// The frame around a content's elements (D4, D6).
public struct FrameUI: Hashable, Sendable {
  public let close: CloseButton?
  public let container: Container
  public let params: FrameParameters?
  /// Keys that no SDK reads, those of the container and of the close button among them.
  package var unread: [String] = []

  public init(close: CloseButton? = nil, container: Container, params: FrameParameters? = nil) {
    self.close = close
    self.container = container
    self.params = params
  }
}

extension FrameUI: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case close, container, params
  }

  /// Drops `params` that cannot be read: one profile alone looks at them (D5).
  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      close: try container.optional(.close),
      container: try container.required(.container),
      params: container.lenient(.params))
    unread =
      try decoder.otherKeys(besides: Key.self)
      + self.container.unread.map { "container.\($0)" } + (close?.unread ?? []).map { "close.\($0)" }
  }
}
