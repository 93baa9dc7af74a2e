import GravityPresentation
import Testing

@testable import GravitySimulator

/// What is wrong once is told once.
@Suite struct LintOnceTests {
  private func told(_ payload: String, under profile: Profile = .ios) throws -> [String] {
    let root = try #require(try JSONTree(Array(payload.utf8)).root)
    return Linter(profile: profile).findings(in: root).map { "\($0.rule): \($0.message)" }
  }

  @Test("A delay that is no whole number", arguments: ["1e400", "-1e400", "1e300", "90000.5", "-0.5"])
  func delay(number: String) throws {
    let found = try told(
      #"{"campaigns": [{"campaignId": "6a257ce0d47ad8a83612ee91", "delayTime": \#(number)}]}"#)
    #expect(found.count == 1 && found[0].hasPrefix("wrong-type: "), "\(found)")
  }

  @Test("A content without a delivery method, under each SDK", arguments: ["", #""deliveryMethod": null, "#])
  func deliveryMethod(member: String) throws {
    let payload =
      #"{"user": {}, "data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v", "#
      + #""campaignId": "a", "contents": [{"contentId": "a-1", "contentType": "native", \#(member)"#
      + #""variables": {"elements": []}}]}]}]}"#
    for profile in Profile.sdks {
      let found = try told(payload, under: profile).filter { $0.contains("deliveryMethod") }
      let rule = profile.policy.decoding.requiresDeliveryMethodKey ? "missing-key" : "differs-delivery-key"
      #expect(found.count == 1 && found[0].hasPrefix("\(rule): "), "\(profile.name): \(found)")
    }
  }

  @Test("Where a step is: in another variation, or in another campaign", arguments: ["a", "b"])
  func stepElsewhere(campaign: String) throws {
    func variation(_ campaign: String, _ content: String) -> String {
      #"{"decisionId": "d", "experienceId": "e", "variationId": "v", "campaignId": "\#(campaign)", "#
        + #""contents": [{"contentId": "\#(campaign)-1", "contentType": "native", "deliveryMethod": "modal", "#
        + content + "}]}"
    }
    let opener =
      #""variables": {"elements": [{"type": "button", "onClick": {"action": "open_step", "step": 7}}]}"#
    let payload =
      #"{"data": [{"payload": [\#(variation("a", opener)), \#(variation(campaign, #""step": 7"#))]}]}"#
    let found = try told(payload).filter { $0.hasPrefix("step-elsewhere: ") }
    let owner = campaign == "a" ? "variation" : "campaign"
    #expect(found.count == 1 && found[0].contains("which only another \(owner) has"), "\(found)")
  }

  @Test("A length has its unit once")
  func unit() throws {
    let payload = HostilePoints.payload
    let found = try told(payload, under: .android103)
    #expect(
      found.contains(#"small-text: the text "Hi" is 9 pt large, below 11 pt, and hard to read"#), "\(found)")
    #expect(
      found.contains(
        #"small-target: the button "B" is 20.5 × 30 pt, below 44 pt, and easily missed by a finger"#),
      "\(found)")
  }

  private enum HostilePoints {
    static let payload =
      #"{"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v", "#
      + #""campaignId": "a", "contents": [{"contentId": "a-1", "contentType": "native", "#
      + #""deliveryMethod": "modal", "variables": {"elements": ["#
      + #"{"type": "text", "text": "Hi", "style": {"fontSize": "9px"}}, {"type": "button", "text": "B", "#
      + #""onClick": {"action": "close"}, "style": {"size": {"width": "20.5px", "height": 30}}}]}}]}]}]}"#
  }
}
