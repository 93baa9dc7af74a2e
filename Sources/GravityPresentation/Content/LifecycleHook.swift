/// Names the urls that an occasion in a content's life hits (E1-E4).
public struct LifecycleHook: Hashable, Sendable {
  /// The wire name, verbatim: it picks the urls by its own value, whatever the occasion (E12).
  public let action: String

  public init(action: String) {
    self.action = action
  }
}

extension LifecycleHook: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case action
  }

  public init(from decoder: any Decoder) throws {
    self.init(action: try decoder.object(keyedBy: Key.self).required(.action))
  }
}
