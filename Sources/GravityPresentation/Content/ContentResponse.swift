/// The answer to a request for content, /choose (P4).
public struct ContentResponse: Hashable, Sendable {
  public let user: ServerUser?
  public let data: [CampaignData]

  public init(user: ServerUser? = nil, data: [CampaignData]) {
    self.user = user
    self.data = data
  }

  /// Why contents are not among the decoded ones, in the response's order; only where the policy drops them (N5).
  public var faults: [DecodingFault] {
    data.flatMap { $0.payload.flatMap(\.contentFaults) }
  }

  /// The contents of all campaigns and variations, in the response's order, which is the order of E1.
  public var contents: [Content] {
    data.flatMap { $0.payload.flatMap(\.contents) }
  }
}

extension ContentResponse: Decodable {
  private enum Key: String, CodingKey {
    case user, data
  }

  /// Reads a missing or null `data` as an empty list: that is no failure but no content (P4).
  ///
  /// - Throws: a `ContentResponseFailure`. A fault outside the contents comes before any in them: it fails the
  ///   response under every policy.
  public init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.object(keyedBy: Key.self)
      self.init(
        user: try container.optional(.user), data: try container.optional(.data) ?? [])
    } catch {
      throw ContentResponseFailure(
        fault: DecodingFault(error, caughtAt: decoder), decodableContents: nil)
    }
    switch DecodingPolicy(of: decoder).undecodableContent {
    case .isDropped:
      break
    case .failsResponse:
      guard let fault = faults.first else { break }
      throw ContentResponseFailure(fault: fault, decodableContents: contents.count)
    }
  }
}
