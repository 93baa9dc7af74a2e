/// Who the server takes the user for (C4).
public struct ServerUser: Hashable, Sendable {
  public let uid: String?
  public let ses: String?

  public init(uid: String? = nil, ses: String? = nil) {
    self.uid = uid
    self.ses = ses
  }
}

extension ServerUser: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case uid, ses
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(uid: try container.optional(.uid), ses: try container.optional(.ses))
  }
}
