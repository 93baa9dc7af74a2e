extension ScenarioRule {
  static let unusedReply = ScenarioRule(
    "unused-reply", .warning, "A scripted reply answers a call that never comes",
    """
    Replies to one endpoint answer its calls in turn, the last one all that are left. One for an endpoint that nothing \
    asks, or one more than there are calls, is never sent, so that what it was written for is not tested.
    """,
    headings: ["The header"],
    examples: [
      ScenarioExample(
        "no event is triggered",
        """
        campaign promo \(ScenarioExample.promo)
        ⟦on event reply status=500⟧
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        """),
      ScenarioExample(
        "more replies than visits",
        """
        on visit reply offline
        on visit reply \(ScenarioExample.visit("6a257ce0d47ad8a83612ee91"))
        ⟦on visit reply timeout⟧
        on choose 6a257ce0d47ad8a83612ee91 reply \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        """),
      ScenarioExample(
        "a campaign, a selector and a group that nothing asks for",
        """
        on visit reply \(ScenarioExample.visit("6a257ce0d47ad8a83612ee91"))
        ⟦on choose 6a257ce0d47ad8a83612ee19 reply status=503⟧
        on choose 6a257ce0d47ad8a83612ee91 reply \(ScenarioExample.promo)
        ⟦on selector home-baner reply status=404⟧
        ⟦on group for-you reply timeout⟧
        trackView HOMEPAGE "app://home"
        mount swiftUI banner selector="home-banner"
        expect inline banner empty
        """),
      ScenarioExample(
        "urls that nothing hits",
        """
        ⟦on tracking reply offline⟧
        trackView HOMEPAGE "app://home"
        expect nothing presented
        """),
      ScenarioExample(
        "every reply has a call",
        """
        campaign promo \(ScenarioExample.promo)
        on tracking reply status=500
        on choose promo reply offline
        on choose promo reply \(ScenarioExample.promo)
        on selector home-banner reply timeout
        on selector catalog-banner reply timeout
        on group for-you reply status=404
        trackView HOMEPAGE "app://home"
        trackView HOMEPAGE "app://home"
        mount swiftUI banner selector="home-banner"
        rebind banner selector="catalog-banner"
        mount list row group="for-you"
        expect presented modal promo-1
        """),
    ]
  ) { scenario, report in
    var counts: [ReplyHeader.Endpoint: Int] = [:]
    var names = NameAdvice()
    for reply in scenario.document.replies {
      let earlier = counts[reply.endpoint, default: 0]
      counts[reply.endpoint] = earlier + 1
      guard let (message, advice) = unused(reply, earlier, in: scenario, &names) else { continue }
      report.add(reply.span, message, advice)
    }
  }

  private typealias Words = (message: String, advice: String)

  /// - Parameter earlier: How many replies to the same endpoint come first.
  private static func unused(
    _ reply: ReplyHeader, _ earlier: Int, in scenario: LintedScenario, _ names: inout NameAdvice
  ) -> Words? {
    let calls = scenario.calls
    switch reply.endpoint {
    case .visit: return unused("trackView", calls.visits, earlier)
    case .event: return scenario.maySendForms ? nil : unused("triggerEvent", calls.events, earlier)
    case .choose(let id):
      if calls.campaigns.contains(id) || scenario.mayList(id) { return nil }
      return (
        "nothing asks for the content of the campaign \(Quoted(id))",
        "list it in an answer to visit or event, add a `getContent campaign`, or leave the reply out"
      )
    case .selector(let name):
      return calls.selectors.contains(name) ? nil : unused("selector", name, calls.selectors, &names)
    case .group(let name):
      return calls.groups.contains(name) ? nil : unused("group", name, calls.groups, &names)
    case .tracking:
      if scenario.payloads.hasURLs { return nil }
      return (
        "no payload of the scenario has urls that are hit",
        "name a payload whose `events` have urls, or leave the reply out"
      )
    }
  }

  private static func unused(_ step: String, _ calls: Int, _ earlier: Int) -> Words? {
    guard earlier >= calls else { return nil }
    if calls == 0 {
      return ("no `\(step)` asks for this reply", "add a `\(step)`, or leave the reply out")
    }
    let answered = calls == 1 ? "the one `\(step)`" : "all \(calls) calls of `\(step)`"
    return ("earlier replies answer \(answered)", "add one more, or leave the reply out")
  }

  private static func unused(
    _ kind: String, _ name: String, _ known: Set<String>, _ names: inout NameAdvice
  ) -> Words {
    let advice = names.instead(
      of: name, among: known.sorted(),
      otherwise: "add a `getContent \(kind)` or a `mount`, or leave the reply out")
    return ("nothing loads by the \(kind) \(Quoted(name))", advice)
  }
}
