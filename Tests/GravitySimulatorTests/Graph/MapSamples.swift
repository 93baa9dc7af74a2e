import GravityPresentation

@testable import GravitySimulator

/// Payloads for maps, put together from their contents.
enum MapSamples {
  /// A response whose variations have these contents.
  static func payload(_ variations: [[String]]) -> String {
    let payload = variations.enumerated().map { number, contents in
      """
      {"decisionId": "d", "experienceId": "e", "variationId": "v\(number + 1)", "campaignId": "6a5f4b7b73a8b1a026084fe2",
        "contents": [\(contents.joined(separator: ",\n"))]}
      """
    }
    return "{\"user\": {}, \"data\": [{\"payload\": [\(payload.joined(separator: ",\n"))]}]}"
  }

  /// - Parameters:
  ///   - step: The JSON of the step, or nothing.
  ///   - more: Members beside the usual ones, each behind a comma.
  static func content(
    _ id: String, _ method: String, step: Int? = nil, _ elements: [String], frame: String = "",
    more: String = ""
  ) -> String {
    """
    {"contentId": "\(id)", "contentType": "native", "deliveryMethod": "\(method)"\(step.map { ", \"step\": \($0)" } ?? ""),
      "variables": {"frameUI": {"container": {}\(frame)}, "elements": [\(elements.joined(separator: ", "))]}\(more)}
    """
  }

  static func button(_ text: String, _ click: String) -> String {
    "{\"type\": \"button\", \"text\": \"\(text)\", \"onClick\": {\(click)}}"
  }

  static func map(_ variations: [[String]], under profile: Profile = .ios) throws -> CampaignMap {
    try map(payload(variations), under: profile)
  }

  static func map(_ text: String, under profile: Profile = .ios) throws -> CampaignMap {
    try CampaignMap(PayloadDocument(text: text, at: PayloadPlace(file: "a.json")), under: profile)
  }

  /// The marks of its contents, by their ids.
  static func marks(_ map: CampaignMap) -> [String] {
    map.contents.map { "\($0.contentID) \($0.mark?.rawValue ?? "-")" }
  }

  /// From, to and trigger of its ways.
  static func ways(_ map: CampaignMap) -> [String] {
    map.ways.map { "c\($0.from) \($0.leaves ? "->" : "..") \($0.to.id): \(MapWording.lines(of: $0)[0])" }
  }
}
