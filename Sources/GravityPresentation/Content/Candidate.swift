/// One campaign a trigger may present (P1).
public struct Candidate: Hashable, Sendable {
  public let campaignId: String
  public let trigger: String?
  /// Higher comes first; what nil counts as differs by profile (P3).
  public let priority: Int?
  /// How long to wait once the content has loaded (P7); negative where the server sent that.
  public let delayTime: Milliseconds?

  public init(
    campaignId: String, trigger: String? = nil, priority: Int? = nil, delayTime: Milliseconds? = nil
  ) {
    self.campaignId = campaignId
    self.trigger = trigger
    self.priority = priority
    self.delayTime = delayTime
  }
}

extension Candidate: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case campaignId, trigger, priority, delayTime
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    self.init(
      campaignId: try container.required(.campaignId),
      trigger: try container.optional(.trigger),
      priority: try container.optional(.priority),
      delayTime: try container.optional(.delayTime, as: Int.self).map { Milliseconds(Int64($0)) })
  }
}
