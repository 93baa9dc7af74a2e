import GravityPresentation
import Testing

@Suite("What content may leave out or make up")
struct ContentLeniencyTests {
  @Test("N5: what is not required may be missing or null")
  func optional() throws {
    let bare = Content(contentId: "c", deliveryMethod: "modal")
    #expect(try ContentSamples.content("") == bare)
    #expect(
      try ContentSamples.content(
        """
        , "templateSystemName": null, "step": null, "variables": null, "events": null, "products": null
        """) == bare)
    #expect(
      try ContentSamples.content(
        """
        , "variables": {"frameUI": null, "elements": null, "onLoad": null, "onImpression": null,
        "onVisibleImpression": null, "onClose": null}
        """
      ).variables == Variables())
  }

  @Test("N5: unknown keys and unknown words are no trouble, and words are kept verbatim")
  func unknown() throws {
    let content = try ContentSamples.read(
      Content.self,
      """
      {"contentId": "c", "contentType": "hologram", "deliveryMethod": "Tool_Tip", "x": {"deliveryMethod": 5},
       "variables": {"elements": [
         {"type": "option-select", "options": [{"value": 1}], "required": true, "visibleWhen": {"value": 3}},
         {"type": "button", "onClick": {"action": "submit_form", "routes": [{"do": []}], "event": {"type": 5}}}
       ], "onLoad": {"action": "shout", "loudly": true}},
       "events": [{"type": "shout", "urls": ["not a url", ""]}, {"type": "shout", "urls": []}]}
      """)
    #expect(content.contentType == "hologram")
    #expect(content.deliveryMethod == "Tool_Tip")
    #expect(content.variables?.elements?.map(\.type) == ["option-select", "button"])
    #expect(content.variables?.elements?.first?.members.map(\.key) == ["options", "required", "visibleWhen"])
    #expect(content.variables?.elements?.last?.onClick?.action == "submit_form")
    #expect(content.variables?.elements?.last?.onClick?.members.map(\.key) == ["event", "routes"])
    #expect(content.variables?.onLoad == LifecycleHook(action: "shout"))
    #expect(
      content.events == [
        EngagementEntry(type: "shout", urls: ["not a url", ""]), EngagementEntry(type: "shout", urls: []),
      ])
  }

  @Test("N5: a whole number may be written with a fraction of zero or an exponent")
  func wholeNumbers() throws {
    #expect(try ContentSamples.content(#", "step": 2.0"#).step == 2)
    #expect(try ContentSamples.content(#", "step": 2e1"#).step == 20)
    #expect(try ContentSamples.content(#", "step": -0"#).step == 0)
    #expect(try ContentSamples.content(#", "step": 9223372036854775807"#).step == .max)
  }

  @Test("P1: priority and delay may be missing, null, zero or negative, and a campaign may come twice")
  func candidates() throws {
    let list = try ContentSamples.read(
      CandidateList.self,
      """
      {"user": {}, "campaigns": [
        {"campaignId": "a", "priority": null, "delayTime": null, "trigger": null, "x": 1},
        {"campaignId": "a", "priority": -1, "delayTime": 0},
        {"campaignId": "b", "priority": 5.0, "delayTime": -9223372036854775808}
      ]}
      """)
    #expect(list.user == ServerUser())
    #expect(
      list.campaigns == [
        Candidate(campaignId: "a"),
        Candidate(campaignId: "a", priority: -1, delayTime: 0),
        Candidate(campaignId: "b", priority: 5, delayTime: Milliseconds(.min)),
      ])
  }

  @Test(
    "P1: without a list of campaigns there are none",
    arguments: ["{}", #"{"campaigns": null, "user": null}"#])
  func noCampaigns(text: String) throws {
    #expect(try ContentSamples.read(CandidateList.self, text) == CandidateList(campaigns: []))
  }

  @Test("P4: without data there is no content, which is no failure", arguments: ["{}", #"{"data": null}"#])
  func noData(text: String) throws {
    for policy in [DecodingPolicy.ios, .ideal] {
      #expect(try ContentSamples.read(ContentResponse.self, text, policy) == ContentResponse(data: []))
    }
  }
}
