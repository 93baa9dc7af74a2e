/// Server responses for hostile scenarios: well formed around whatever is put into them.
enum HostilePayload {
  /// One text that says `text`, which is a JSON string with its quotes.
  static func element(_ text: String = "\"Hello\"") -> String {
    "{\"type\": \"text\", \"text\": \(text)}"
  }

  /// A response with one modal content, `a-1`.
  ///
  /// - Parameters:
  ///   - elements: the JSON of what the content draws.
  ///   - extra: members for the response, beginning with a comma.
  static func modal(elements: String = element(), extra: String = "") -> String {
    """
    {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "a",
      "contents": [{"contentId": "a-1", "contentType": "native", "deliveryMethod": "modal",
        "variables": {"frameUI": {"container": {}}, "elements": [\(elements)]}}]}]}]\(extra)}
    """
  }

  /// A scenario that shows the modal content of an inline response.
  static func scenario(_ payload: String = modal(), header: String = "", steps: String = shown) -> String {
    "campaign a \(payload)\n\(header)\ntrackView HOMEPAGE \"app://home\"\n\(steps)"
  }

  static let shown = "expect presented modal a-1\n"
  static let notShown = "expect nothing presented\n"
}
