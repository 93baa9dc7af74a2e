/// One variation of a campaign and its contents (N5).
public struct Variation: Hashable, Sendable {
  public let decisionId: String
  public let experienceId: String
  public let variationId: String
  public let campaignId: String
  public let contents: [Content]
  /// Why contents of this variation are not among `contents` (N5).
  public let contentFaults: [DecodingFault]

  public init(
    decisionId: String,
    experienceId: String,
    variationId: String,
    campaignId: String,
    contents: [Content],
    contentFaults: [DecodingFault] = []
  ) {
    self.decisionId = decisionId
    self.experienceId = experienceId
    self.variationId = variationId
    self.campaignId = campaignId
    self.contents = contents
    self.contentFaults = contentFaults
  }
}

extension Variation: Decodable, JSONReadable {
  private enum Key: String, CodingKey {
    case decisionId, experienceId, variationId, campaignId, contents
  }

  /// Reads around undecodable contents whatever the policy; the response decides what they mean to it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.object(keyedBy: Key.self)
    let decisionId: String = try container.required(.decisionId)
    let experienceId: String = try container.required(.experienceId)
    let variationId: String = try container.required(.variationId)
    let campaignId: String = try container.required(.campaignId)
    var contents: [Content] = []
    var faults: [DecodingFault] = []
    for entry in try container.required(.contents, as: [ContentOrFault].self) {
      switch entry {
      case .content(let content): contents.append(content)
      case .fault(let fault): faults.append(fault)
      }
    }
    self.init(
      decisionId: decisionId, experienceId: experienceId, variationId: variationId,
      campaignId: campaignId, contents: contents, contentFaults: faults)
  }
}
