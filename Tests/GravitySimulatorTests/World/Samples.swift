@testable import GravitySimulator

/// Small payloads as the backend sends them.
enum Samples {
  static func primer(id: String = "primer-1", method: String = "modal") throws -> PayloadDocument {
    let json = """
      {"user": {}, "data": [{"selector": null, "payload": [{
        "decisionId": "gf:6819e7c0d7303f0f6b0ef263:6a09e770c6e093f77eeb982b:1784634211",
        "experienceId": "6a5f4b7b73a8b1a026084fe7", "variationId": "6a5f4b7b73a8b1a026084fe9",
        "campaignId": "6a5f4b7b73a8b1a026084fe2", "contents": [{
          "contentId": "\(id)", "contentType": "native", "deliveryMethod": "\(method)",
          "templateSystemName": "snackbar-2",
          "events": [{"type": "request_push", "urls": ["https://ev.example-gravity.test/v2/engagement?type=PUSH"]}],
          "variables": {
            "frameUI": {"close": null, "container": {"style": {"cornerRadius": "25"}}},
            "elements": [
              {"type": "text", "text": "Stay in the know", "style": {"fontSize": "24"}},
              {"type": "button", "text": "Turn on", "onClick": {"action": "request_push"}}
            ]}}]}]}]}
      """
    return try PayloadDocument(text: json, at: PayloadPlace(file: "primer.json"))
  }
}
