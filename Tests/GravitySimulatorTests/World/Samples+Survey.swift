@testable import GravitySimulator

extension Samples {
  /// Stars, a note for few of them, and two buttons that send: one closes, one stays.
  static func survey() throws -> PayloadDocument {
    let submit = #""action": "submit_form", "event": {"type": "review-v1", "name": "Review"}"#
    let json = """
      {"user": {}, "data": [{"selector": null, "payload": [{
        "decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "c", "contents": [{
          "contentId": "survey-1", "contentType": "native", "deliveryMethod": "modal", "events": [],
          "variables": {"frameUI": {"close": null, "container": {}}, "elements": [
            {"type": "option-select", "attributeName": "stars", "displayFormat": "rating", "required": true,
             "options": [{"value": 1}, {"value": 2}, {"value": 3}, {"value": 4}, {"value": 5}]},
            {"type": "text-input", "attributeName": "note", "maxLength": 5,
             "visibleWhen": {"attributeName": "stars", "operator": "less", "value": 3}},
            {"type": "text", "text": "Thanks",
             "visibleWhen": {"attributeName": "submitted", "operator": "equal", "value": "true"}},
            {"type": "button", "text": "Send", "onClick": {\(submit), "default": {"do": [{"effect": "close"}]}}},
            {"type": "button", "text": "Stay", "onClick": {\(submit), "default": {"do": [{"effect": "none"}]}}}
          ]}}]}]}]}
      """
    return try PayloadDocument(text: json, at: PayloadPlace(file: "survey.json"))
  }
}
