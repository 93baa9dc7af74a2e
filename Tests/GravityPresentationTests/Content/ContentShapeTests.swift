import GravityPresentation
import Testing

@Suite("A campaign as the backend sends it")
struct ContentShapeTests {
  /// A survey in a bottom sheet, with fields and actions of a server that is newer than the models.
  private static let survey = """
    {
      "data": [{
        "payload": [{
          "decisionId": "gf:6819e7c0d7303f0f6b0ef263:6a09e770c6e093f77eeb982b:1784634211",
          "experienceId": "6a5f4b7b73a8b1a026084fe7",
          "variationId": "6a5f4b7b73a8b1a026084fe9",
          "campaignId": "6a5f4b7b73a8b1a026084fe2",
          "contents": [{
            "variables": {
              "onVisibleImpression": {"action": "visible_impression"},
              "frameUI": {
                "close": null,
                "container": {"style": {"cornerRadius": 25, "padding": {"top": 24, "left": "24"}}},
                "params": {"duration": "6"}
              },
              "elements": [
                {"type": "text", "text": "Понравился ли заказ?", "style": {"fontSize": "24", "fontWeight": "600"}},
                {"type": "option-select", "attributeName": "rating", "options": [{"value": 1}],
                 "style": {"rating": {"selectedColor": "#f5a623ff", "unselectedColor": "#d9d9d9ff"}}},
                {"type": "button", "text": "Later", "onClick": {"action": "close"},
                 "style": {"size": {"height": 48}, "layoutWidth": "match_parent",
                           "textStyle": {"color": "#181d27ff", "fontSize": 16, "fontWeight": 600}},
                 "visibleWhen": {"attributeName": "rating", "operator": "is_empty"}},
                {"type": "button", "text": "Отправить",
                 "onClick": {"action": "submit_form", "closeOnClick": false, "default": {"do": [{"effect": "close"}]}}}
              ]
            },
            "contentId": "6a5f4b7b73a8b1a026084feb:b4f86ca37af249a2a0ac8d615d0203c2",
            "deliveryMethod": "bottom_sheet",
            "events": [
              {"type": "visible_impression", "urls": ["https://ev.example/v2?type=WRIMP", "https://b.example/1"]},
              {"type": "click", "urls": ["https://ev.example/v2?type=WCLICK"]}
            ],
            "contentType": "native"
          }],
          "testId": "6a5f4b7c73a8b1a026084fed"
        }],
        "selector": "in_app_survey_demo"
      }],
      "user": {}
    }
    """

  @Test("N5: a survey from a newer server decodes alike under every policy")
  func everyPolicy() throws {
    let response = try ContentSamples.read(ContentResponse.self, ContentShapeTests.survey)
    for policy in [DecodingPolicy.ios104, .android103, .flutter0222, .ideal] {
      #expect(try ContentSamples.read(ContentResponse.self, ContentShapeTests.survey, policy) == response)
    }
    #expect(response.user == ServerUser())
    #expect(response.faults.isEmpty)
    #expect(response.data.first?.selector == "in_app_survey_demo")
    let variation = try #require(response.data.first?.payload.first)
    #expect(variation.campaignId == "6a5f4b7b73a8b1a026084fe2")
    #expect(variation.contents == response.contents)
  }

  @Test("N5: what the survey draws and reports is all there")
  func parts() throws {
    let response = try ContentSamples.read(ContentResponse.self, ContentShapeTests.survey)
    let content = try #require(response.contents.first)
    #expect(content.deliveryMethod == "bottom_sheet")
    #expect(content.step == nil)
    #expect(content.events?.map(\.type) == ["visible_impression", "click"])
    #expect(content.events?.first?.urls == ["https://ev.example/v2?type=WRIMP", "https://b.example/1"])

    let variables = try #require(content.variables)
    #expect(variables.onVisibleImpression == LifecycleHook(action: "visible_impression"))
    #expect(variables.frameUI?.close == nil)
    #expect(variables.frameUI?.container.style?.padding == StyleInsets(top: 24, left: 24))
    #expect(variables.frameUI?.params == FrameParameters(duration: 6))

    let elements = try #require(variables.elements)
    #expect(elements.map(\.text) == ["Понравился ли заказ?", nil, "Later", "Отправить"])
    #expect(elements.map(\.onClick?.action) == [nil, nil, "close", "submit_form"])
    #expect(elements.map(\.onClick?.closeOnClick) == [nil, nil, true, false])
    #expect(elements[3].onClick?.members.map(\.key).contains("default") == true)
    #expect(
      elements[1].style?.rating == RatingStyle(selectedColor: "#f5a623ff", unselectedColor: "#d9d9d9ff"))
    #expect(elements[2].style?.textStyle == TextStyle(color: "#181d27ff", fontSize: 16, fontWeight: "600"))
    #expect(elements[2].style?.size == StyleSize(height: 48))
  }
}
