/// The answer to a trigger, /visit or /event: the campaigns that may be presented (P1).
public struct CandidateList: Hashable, Sendable {
  public let user: ServerUser?
  /// In the response's order, which breaks ties of priority (P3); one campaign may be listed twice.
  public let campaigns: [Candidate]

  public init(user: ServerUser? = nil, campaigns: [Candidate]) {
    self.user = user
    self.campaigns = campaigns
  }
}

extension CandidateList: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case user, campaigns
  }

  /// Reads a missing or null `campaigns` as an empty list: a server with nothing to show owes no list.
  ///
  /// - Throws: a `DecodingFault`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    let user: ServerUser? =
      DecodingPolicy(of: decoder).requiresUser
      ? try container.required(.user) : try container.optional(.user)
    self.init(user: user, campaigns: try container.optional(.campaigns) ?? [])
  }
}
