import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Explanations") struct ExplanationTests {
  private static let payload = """
    {"data": [{"payload": [{
      "campaignId": "c", "experienceId": "e", "variationId": "v", "decisionId": "d",
      "contents": [{"contentId": "CONTENT", "contentType": "native", "deliveryMethod": "modal",
        "variables": {"elements": [{"type": "text", "text": "Привет"}]}}]}]}]}
    """

  /// An explanation of a scenario in which `primer` and `promo` stand for payloads of one modal content.
  private func explain(
    _ text: String, profile: Profile? = nil, plugins: PlugIns = .standard
  ) throws -> Explanation {
    let payload = { (name: String) in
      Self.payload.replacingOccurrences(of: "CONTENT", with: name).replacingOccurrences(of: "\n", with: "")
    }
    let whole = text.replacingOccurrences(of: "@primer", with: payload("primer-1"))
      .replacingOccurrences(of: "@promo", with: payload("promo-1"))
    let scenario = ScenarioLoader().load(text: whole, named: "test.scenario")
    #expect(scenario.diagnostics.isEmpty, "\(scenario.diagnostics)")
    let compiled = CompiledScenario(scenario, profile: profile, plugins: plugins)
    return try Explainer(compiled, profile: profile, plugins: plugins).explain().explanation
  }

  @Test("P13: a rule of the app's own is asked behind the built-in ones and told by its name")
  func ownRule() throws {
    var plugins = PlugIns.standard
    try plugins.register(ShyRule(place: UInt8(plugins.rules.count)))
    let explanation = try explain(
      """
      campaign primer @primer priority=2
      campaign promo @promo priority=1
      trackView HOMEPAGE "app://home"
      """, plugins: plugins)
    let candidates = explanation.triggers[0].candidates
    let question = try #require(candidates[0].questions.first { $0.id == .rule })
    #expect(question.question == "shy")
    #expect(question.rules == [])
    #expect(question.answer == .no)
    #expect(question.seen == "refused, value 7")
    #expect(candidates[0].questions.first { $0.id == .hostFree }?.answer == .yes)
    #expect(candidates[0].verdict?.reason == "shy")
    #expect(candidates[0].change == nil)
    #expect(candidates[1].verdict?.reason == "presented")
    #expect(candidates[1].questions.first { $0.id == .rule }?.seen == "passed")
  }

  @Test("P3: the place in the order is told with the priorities that make it")
  func order() throws {
    let explanation = try explain(
      """
      campaign primer @primer priority=5
      campaign promo @promo priority=2
      campaign last @promo
      campaign least @promo priority=-1
      campaign same @promo priority=-1
      trackView HOMEPAGE "app://home"
      """)
    #expect(
      explanation.triggers[0].candidates.map { $0.questions[0].seen } == [
        "priority 5, tried first of 5", "priority 2 < 5 of primer", "no priority, which means 0 < 2 of promo",
        "priority -1 < 0 of last", "priority -1, the same as least, which is listed before it",
      ])
  }

  @Test("P2: a host that is settled at the moment of presentation is asked for behind the delay")
  func lateHost() throws {
    let explanation = try explain(
      """
      campaign primer @primer delay=1s
      trackView HOMEPAGE "app://home"
      at 500ms host detach home
      wait 1s
      """, profile: .ideal)
    let candidate = explanation.triggers[0].candidates[0]
    #expect(
      candidate.questions.map(\.id) == [
        .listed, .contentLoaded, .rootContent, .elements, .delay, .hostSettled, .hostActive, .unlocked,
        .presentable, .hostFree, .presenter,
      ])
    let host = candidate.questions[5]
    #expect(host.answer == .no)
    #expect(host.time == 1_000)
    #expect(
      host.seen == "no controller is in the window: controller home left the window at 0.500s (line 3)")
    #expect(candidate.change?.sentence == "would be presented without line 3 (at 500ms host detach home)")
  }

  @Test("P2: a controller that leaves again later is told of with the time that counted")
  func lostTwice() throws {
    let explanation = try explain(
      """
      campaign promo @promo
      at 300ms host detach home
      at 1s trackView HOMEPAGE "app://home"
      at 2s host attach home
      at 5s host detach home
      """)
    let settled = explanation.triggers[0].candidates[0].questions.first { $0.id == .hostSettled }
    #expect(
      settled?.seen == "no controller is in the window: controller home left the window at 0.300s (line 2)")
  }

  @Test("Nothing is changed where nothing helps")
  func noChange() throws {
    let explanation = try explain(
      """
      on visit reply {"campaigns": [{"campaignId": "gone"}]}
      trackView HOMEPAGE "app://home"
      """)
    let candidate = explanation.triggers[0].candidates[0]
    #expect(candidate.verdict?.reason == "loadFailed")
    #expect(candidate.questions[2].seen == "/choose answered 404")
    #expect(candidate.change == nil)
  }

  @Test("P7: an unlock just before the decision comes before the statement that waits for it")
  func insertion() throws {
    let explanation = try explain(
      """
      campaign primer @primer delay=1s
      lockPresentation
      trackView HOMEPAGE "app://home"
      lockPresentation
      at 1s note "now"
      """)
    // Neither call is enough alone, since the other one locks as well.
    #expect(
      explanation.triggers[0].candidates[0].change?.sentence
        == "would be presented with `unlockPresentation` before line 5")
  }

  @Test("The same campaign twice in one list is told apart")
  func occurrences() throws {
    let explanation = try explain(
      """
      campaign primer @primer
      on visit reply {"campaigns": [{"campaignId": "primer"}, {"campaignId": "primer"}]}
      trackView HOMEPAGE "app://home"
      """)
    let candidates = explanation.triggers[0].candidates
    #expect(candidates.map(\.occurrence) == [1, 2])
    #expect(candidates.map { $0.verdict?.reason } == ["presented", "hostBusy"])
    #expect(candidates[1].questions.first { $0.answer == .no }?.seen == "home presents primer-1 since 0.000s")
  }

  @Test("A call less gives later triggers other numbers, and the change is found all the same")
  func droppedCall() throws {
    let explanation = try explain(
      """
      campaign primer @primer on=visit
      campaign promo @promo on=event
      trackView HOMEPAGE "app://home"
      wait 1s
      triggerEvent login controller=home
      """)
    let candidate = explanation.triggers[1].candidates[0]
    #expect(candidate.verdict?.reason == "hostBusy")
    #expect(
      candidate.change?.sentence == "would be presented without line 3 (trackView HOMEPAGE \"app://home\")")
  }

  @Test("The same scenario is explained in the same words")
  func deterministic() throws {
    let text = """
      campaign primer @primer priority=5 delay=1s
      campaign promo @promo
      trackView HOMEPAGE "app://home"
      at 500ms host present other
      wait 2s
      """
    let first = try ExplanationJSON(explanation: try explain(text)).text()
    #expect(try ExplanationJSON(explanation: try explain(text)).text() == first)
  }

  @Test("JSON escapes what a terminal would obey")
  func escapes() throws {
    let explanation = try explain(
      "scenario \"\\u202Eolleh\\u007F\"\ncampaign primer @primer\ntrackView HOMEPAGE \"app://home\"\n")
    let text = try ExplanationJSON(explanation: explanation).text()
    #expect(text.contains("\"scenario\" : \"\\u202Eolleh\\u007F\""))
  }
}
