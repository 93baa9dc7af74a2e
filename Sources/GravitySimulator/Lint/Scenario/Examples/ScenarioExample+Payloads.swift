/// A small campaign that several examples play; it stands in their texts as a scenario would write it.
extension ScenarioExample {
  /// A modal `promo-1` that can be closed and reports its closing.
  static let promo = """
    {"data": [{"payload": [{"decisionId": "gf:6ac099a42a5555825cdb50df:1784653382", "experienceId": "6a7960894ba8efb082692ca9",
      "variationId": "6aad84e107977791de9defda", "campaignId": "6a257ce0d47ad8a83612ee91", "contents": [{"contentId": "promo-1",
      "contentType": "native", "deliveryMethod": "modal", "templateSystemName": "modal-1", "step": null, "events": [{"type": "close",
      "urls": ["https://ev.example-gravity.test/v2/engagement?type=CLOSE&contentId=promo-1"]}], "variables": {"frameUI": {"container": {},
      "close": {"onClick": {"action": "close"}}}, "elements": [{"type": "text", "text": "Скидка 15%"}]}}]}]}]}
    """

  /// A visit that lists the campaigns of these names.
  static func visit(_ campaigns: String...) -> String {
    let listed = campaigns.map { "{\"campaignId\": \"\($0)\", \"trigger\": \"screenview\"}" }
    return """
      {"user": {"uid": "6a5f4b7b73a8b1a026084fe2", "ses": "6a5f4b7b73a8b1a026084fe3"}, \
      "campaigns": [\(listed.joined(separator: ", "))]}
      """
  }
}
