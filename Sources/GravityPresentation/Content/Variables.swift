/// What a content draws and what its life reports (E1-E4).
public struct Variables: Hashable, Sendable {
  public let frameUI: FrameUI?
  /// In the order they are drawn; what none means differs by profile (P6).
  public internal(set) var elements: [Element]?
  public let onLoad: LifecycleHook?
  public let onImpression: LifecycleHook?
  public let onVisibleImpression: LifecycleHook?
  public let onClose: LifecycleHook?

  public init(
    frameUI: FrameUI? = nil,
    elements: [Element]? = nil,
    onLoad: LifecycleHook? = nil,
    onImpression: LifecycleHook? = nil,
    onVisibleImpression: LifecycleHook? = nil,
    onClose: LifecycleHook? = nil
  ) {
    self.frameUI = frameUI
    self.elements = elements
    self.onLoad = onLoad
    self.onImpression = onImpression
    self.onVisibleImpression = onVisibleImpression
    self.onClose = onClose
  }
}

extension Variables: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case frameUI, elements, onLoad, onImpression, onVisibleImpression, onClose
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      frameUI: try container.optional(.frameUI),
      elements: try container.optional(.elements),
      onLoad: try container.optional(.onLoad),
      onImpression: try container.optional(.onImpression),
      onVisibleImpression: try container.optional(.onVisibleImpression),
      onClose: try container.optional(.onClose))
  }
}
