import GravityActions
import Testing

@Suite("Submitting a form")
struct SubmitFormTests {
  private static let event: JSONValue = ["type": "review-v1", "name": "Review sent"]
  private static let close: JSONValue = ["do": [["effect": "close"]]]

  private func click(_ form: JSONValue, _ situation: ClickSituation = ClickSituation()) -> ClickParameters {
    ClickParameters(
      name: .unknown("submit_form"), closeOnClick: true, members: form.members, situation: situation)
  }

  private func form(_ effects: JSONValue, routes: JSONValue = nil) -> JSONValue {
    ["event": Self.event, "default": ["do": effects], "routes": routes]
  }

  private func resolved(_ click: ClickParameters, _ policy: ActionPolicy = .flutter0222) -> ClickParameters {
    ActionRegistry.standard.resolved(click, under: policy)
  }

  private func steps(
    _ form: JSONValue, _ situation: ClickSituation = ClickSituation(), _ policy: ActionPolicy = .flutter0222
  ) -> [ActionStep] {
    plan(resolved(click(form, situation), policy), policy)
  }

  private static let sent: [ActionStep] = [.reportURLs, .sendEvent, .update]

  @Test("A1: urls, event, and then the effects in order", arguments: [ActionPolicy.flutter0222, .ideal])
  func effects(policy: ActionPolicy) {
    #expect(steps(form([["effect": "none"]]), .init(), policy) == Self.sent)
    #expect(steps(form([["effect": "close"]]), .init(), policy) == Self.sent + [.dismiss])
    for word in ["open_url", "follow_url"] {
      #expect(
        steps(form([["effect": .string(word), "url": "https://a.b"]]), .init(), policy)
          == Self.sent + [.dismiss, .callBack(.followURL)])
    }
    #expect(
      steps(form([["effect": "open_deeplink", "deeplink": "a://b"]]), .init(), policy)
        == Self.sent + [.dismiss, .callBack(.followDeeplink)])
    #expect(
      steps(form([["effect": "none"], ["effect": "open_step", "step": 2]]), .init(), policy)
        == Self.sent + [.openStep])
  }

  @Test("What stands behind an effect that closes is ignored with a note")
  func ignored() {
    #expect(
      steps(form([["effect": "close"], ["effect": "open_step", "step": 2]]))
        == Self.sent + [.dismiss, .note(.ignoredAfterClose)])
    let click = resolved(click(form([["effect": "close"], ["effect": "open_step", "step": 2]])))
    #expect(click.step == nil)
  }

  @Test("A5: the click takes over what its effect says of a link")
  func link() {
    let click = resolved(click(form([["effect": "open_url", "url": "https://a.b", "type": "webview"]])))
    #expect(click.url == "https://a.b")
    #expect(click.urlType == .webview)
    #expect(resolved(self.click(form([["effect": "open_url", "url": "u", "type": 5]]))).urlType == .browser)
  }

  @Test("The first route that holds is taken, else the default")
  func routes() {
    let when: JSONValue = ["attributeName": "rating", "operator": "more", "value": 3]
    let form = form(
      [["effect": "close"]],
      routes: [
        ["when": when, "do": [["effect": "none"]]],
        ["when": when, "do": [["effect": "open_step", "step": 2]]],
      ])
    #expect(steps(form) == Self.sent + [.dismiss])
    var situation = ClickSituation()
    situation.answers["rating"] = .number(4)
    #expect(steps(form, situation) == Self.sent)
  }

  @Test("The event has the answers that are visible, as texts, and whose campaign it was")
  func event() {
    var answers = Answers()
    answers["hidden"] = .text("kept")
    let inputs = [
      VisibleInput(attribute: "rating", value: .number(4)),
      VisibleInput(attribute: "share", value: .number(0.5)),
      VisibleInput(attribute: "comment", value: .text("Хорошо")),
      VisibleInput(attribute: "city", value: nil),
      VisibleInput(attribute: "rating", value: .number(4)),
      VisibleInput(attribute: "campaignId", value: .text("mine")),
    ]
    let situation = ClickSituation(campaignID: "c1", experienceID: "e1", answers: answers, inputs: inputs)
    let click = resolved(click(form([["effect": "none"]]), situation))
    #expect(click.event?.type == "review-v1")
    #expect(click.event?.name == "Review sent")
    #expect(
      click.event?.properties.map { "\($0.name)=\($0.value)" } == [
        "rating=4", "share=0.5", "comment=Хорошо", "city=", "campaignId=c1", "experienceId=e1",
      ])
    #expect(click.answersAfter?["submitted"] == .text("true"))
    #expect(click.answersAfter?["hidden"] == .text("kept"))
  }

  @Test("Nothing is sent while a visible input has a problem")
  func invalid() {
    for problem in [InputProblem.isRequired, .tooShort(minimum: 15)] {
      let input = VisibleInput(attribute: "a", value: .text("x"), problem: problem)
      let situation = ClickSituation(inputs: [VisibleInput(attribute: "b", value: nil), input])
      let form = form([["effect": "open_step", "step": 2]])
      #expect(steps(form, situation) == [.note(.invalidInputs)])
      let click = resolved(click(form, situation))
      #expect(click.event == nil)
      #expect(click.answersAfter == nil)
      #expect(click.step == nil)
    }
  }

  /// A form that is none, the key at fault, and what is said of it.
  static let malformed: [(form: JSONValue, key: String, problem: String)] = [
    (["default": close], "event", "is missing"),
    (["event": nil, "default": close], "event", "is missing"),
    (["event": "review", "default": close], "event", "is a text, not an object"),
    (["event": ["name": "x"], "default": close], "event.type", "is missing"),
    (["event": ["type": "x"], "default": close], "event.name", "is missing"),
    (["event": ["type": "", "name": "x"], "default": close], "event.type", "is empty"),
    (["event": event], "default", "is missing"),
    (["event": event, "default": []], "default", "is a list, not an object"),
    (["event": event, "default": [:]], "default.do", "is missing"),
    (
      ["event": event, "default": ["do": []]], "default.do",
      "is an empty list; it needs an effect at least"
    ),
    (["event": event, "default": ["do": ["close"]]], "default.do.0", "is a text, not an object"),
    (["event": event, "default": ["do": [[:]]]], "default.do.0.effect", "is missing"),
    (
      ["event": event, "default": ["do": [["effect": "Close"]]]], "default.do.0.effect",
      "is “Close”, no effect: they are none, close, open_url, follow_url, open_deeplink, open_step"
    ),
    (["event": event, "default": ["do": [["effect": "open_url"]]]], "default.do.0.url", "is missing"),
    (
      ["event": event, "default": ["do": [["effect": "follow_url", "url": ""]]]], "default.do.0.url",
      "is empty"
    ),
    (
      [
        "event": event, "default": ["do": [["effect": "none"], ["effect": "open_deeplink", "deeplink": 1]]],
      ],
      "default.do.1.deeplink", "is a whole number, not a text"
    ),
    (["event": event, "default": ["do": [["effect": "open_step"]]]], "default.do.0.step", "is missing"),
    (
      ["event": event, "default": ["do": [["effect": "open_step", "step": 1.5]]]], "default.do.0.step",
      "is a number with a fraction, not a whole number"
    ),
    (
      ["event": event, "default": ["do": [["effect": "open_step", "step": 2], ["effect": "none"]]]],
      "default.do.0.effect", "is `open_step`, which must be the last"
    ),
    (["event": event, "default": close, "routes": [:]], "routes", "is an object, not a list"),
    (["event": event, "default": close, "routes": [close]], "routes.0.when", "is missing"),
    (
      [
        "event": event, "default": close,
        "routes": [["when": ["attributeName": "a", "operator": "is_empty"]]],
      ], "routes.0.do", "is missing"
    ),
  ]

  @Test("A11: a malformed form is as good as unknown and closes nothing, whatever closeOnClick says")
  func malformedForms() {
    for row in Self.malformed {
      let fault = ParameterFault(key: row.key, problem: row.problem)
      #expect(resolved(click(row.form)).fault == fault)
      #expect(steps(row.form) == [.note(.malformed)])
      #expect(steps(row.form, .init(), .ideal) == [.reportURLs, .note(.malformed)])
    }
  }

  @Test(
    "A11: where there are no forms, the word is unknown", arguments: [ActionPolicy.ios, .ios104, .android103])
  func unknown(policy: ActionPolicy) {
    let form = form([["effect": "none"]])
    #expect(resolved(click(form), policy) == click(form))
    #expect(steps(form, .init(), policy) == [.reportURLs, .dismiss, .note(.unknownAction)])
  }

  @Test("A1: flutter's close button closes, whatever becomes of the form")
  func closeButton() {
    var click = click(form([["effect": "none"]]))
    click.source = .closeButton
    #expect(plan(resolved(click), .flutter0222) == Self.sent + [.dismiss])
    #expect(plan(resolved(click, .ideal), .ideal) == Self.sent)
    click = self.click(["event": Self.event])
    click.source = .closeButton
    #expect(plan(resolved(click), .flutter0222) == [.note(.malformed), .dismiss])
  }

  @Test("Ten thousand routes are read, and the last one is found")
  func manyRoutes() {
    let routes = (0..<Int64(10_000)).map { number -> JSONValue in
      [
        "when": ["attributeName": "n", "operator": "equal", "value": .integer(number)],
        "do": [["effect": "open_step", "step": .integer(number)]],
      ]
    }
    var situation = ClickSituation()
    situation.answers["n"] = .number(9_999)
    let click = resolved(click(form([["effect": "none"]], routes: .array(routes)), situation))
    #expect(click.step == 9_999)
  }
}
