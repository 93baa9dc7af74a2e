@testable import GravitySimulator

/// Campaigns that are as small as a broken property lets them be.
enum PropertySamples {
  static let closing = #"{"type": "button", "text": "Close", "onClick": {"action": "close"}}"#
  static let closeButton = #"{"onClick": {"action": "close"}}"#

  /// A campaign of one content.
  ///
  /// - Parameters:
  ///   - element: A JSON object.
  ///   - close: The frame's close button; nil for none.
  static func campaign(
    _ id: String, _ element: String, method: String = "modal", close: String? = nil
  ) throws -> PayloadDocument {
    try document(of: content(id, method, close: close, [element]))
  }

  /// A campaign whose first content opens a second one as its step.
  static func steps(_ method: String = "fullScreen") throws -> PayloadDocument {
    let open = #"{"type": "button", "text": "Next", "onClick": {"action": "open_step", "step": 2}}"#
    return try document(
      of: content("first", method, close: nil, [open]),
      content("second", method, close: nil, [closing], step: 2))
  }

  private static func content(
    _ id: String, _ method: String, close: String?, _ elements: [String], step: Int? = nil
  ) -> String {
    """
    {"contentId": "\(id)", "contentType": "native", "deliveryMethod": "\(method)",
     \(step.map { "\"step\": \($0)," } ?? "")
     "templateSystemName": "snackbar-2", "events": [],
     "variables": {"frameUI": {"close": \(close ?? "null"), "container": {}},
       "elements": [\(elements.joined(separator: ", "))]}}
    """
  }

  private static func document(of contents: String...) throws -> PayloadDocument {
    let json = """
      {"user": {}, "data": [{"selector": null, "payload": [{
        "decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "c",
        "contents": [\(contents.joined(separator: ", "))]}]}]}
      """
    return try PayloadDocument(text: json, at: PayloadPlace(file: "property.json"))
  }
}
