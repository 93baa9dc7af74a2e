import Testing

/// Input of which there is no end to what can happen, and the bounds that it must stay within.
struct HostileExploration: Sendable, CustomTestStringConvertible {
  let name: String
  let file: String
  let text: @Sendable () -> String

  init(_ name: String, _ file: String, _ text: @escaping @autoclosure @Sendable () -> String) {
    self.name = name
    self.file = file
    self.text = text
  }

  var testDescription: String { name }

  /// Each of its buttons opens another content.
  private static func steps(_ contents: Int, buttons: Int) -> String {
    let contents = (1...contents).map { step in
      let elements = (0..<buttons).map { number in
        """
        {"type": "button", "text": "B\(number)",
          "onClick": {"action": "open_step", "step": \((step + number) % contents + 1)}}
        """
      }
      return """
        {"contentId": "c\(step)", "contentType": "native", "deliveryMethod": "modal", "step": \(step),
          "variables": {"frameUI": {"container": {}}, "elements": [\(elements.joined(separator: ",\n"))]}}
        """
    }
    return """
      {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "a",
        "contents": [\(contents.joined(separator: ",\n"))]}]}]}
      """
  }

  private static func campaigns(_ count: Int) -> String {
    let payload = HostilePayload.modal()
    return (0..<count).map { "campaign c\($0) \(payload) delay=\($0 % 7)s\n" }.joined()
      + (0..<10).map { "trackView HOMEPAGE \"app://\($0)\"\n" }.joined()
  }

  /// Requests, delays and presentations of as many triggers as a scenario may have.
  static let manyTriggers =
    "host a, b, c\ncampaign a \(HostilePayload.modal()) delay=1s latency=300ms\n"
    + (0..<40).map { "trackView HOMEPAGE \"app://\($0)\"\n" }.joined()
    + (0..<20).map { "triggerEvent custom type=t name=t\($0)\n" }.joined()

  static let all = [
    HostileExploration("60 buttons that open 20 steps", "steps.json", steps(20, buttons: 60)),
    HostileExploration("200 campaigns", "campaigns.scenario", campaigns(200)),
    HostileExploration("60 triggers", "triggers.scenario", manyTriggers),
    HostileExploration(
      "a lock and a screen at every moment", "life.scenario",
      "host a, b, c, d, e\ncampaign a \(HostilePayload.modal())\n"
        + (0..<30).map { "host present s\($0)\n" }.joined()
        + (0..<30).map { "host dismiss s\($0)\n" }.joined()),
    HostileExploration(
      "properties without an end", "within.scenario",
      "campaign a \(HostilePayload.modal()) delay=1s\n"
        + (1...20).map { "within \($0)s of unlocked: locked\n" }.joined()
        + "trackView HOMEPAGE \"app://home\"\n"),
  ]
}
