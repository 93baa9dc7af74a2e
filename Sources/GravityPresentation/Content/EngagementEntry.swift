/// The urls that one kind of occasion hits (contract section 5).
public struct EngagementEntry: Hashable, Sendable {
  /// The wire name, verbatim.
  public let type: String
  /// In the order they are hit, as written: one that is no url is skipped when its time comes (E9).
  public let urls: [String]

  public init(type: String, urls: [String]) {
    self.type = type
    self.urls = urls
  }
}

extension EngagementEntry: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case type, urls
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(type: try container.required(.type), urls: try container.required(.urls))
  }
}
