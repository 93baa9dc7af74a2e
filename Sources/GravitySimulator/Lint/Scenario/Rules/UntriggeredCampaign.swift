extension ScenarioRule {
  static let untriggeredCampaign = ScenarioRule(
    "untriggered-campaign", .warning, "A campaign is declared and nothing can load it",
    """
    A `campaign` line lets the answers to /visit and /event list it, unless they are scripted, and `on=` leaves one of \
    them. Without a `trackView` or `triggerEvent` that asks such a list, and without a `getContent campaign`, its payload \
    is never looked at, and what the scenario expects says nothing about it.
    """,
    headings: ["The header", "Steps"],
    examples: [
      ScenarioExample(
        "nothing asks for a list",
        """
        campaign ⟦promo⟧ \(ScenarioExample.promo)
        host present catalog
        wait 1s
        expect screen catalog
        """),
      ScenarioExample(
        "listed by events alone, and there is no event",
        """
        campaign ⟦promo⟧ \(ScenarioExample.promo) on=event
        trackView HOMEPAGE "app://home"
        expect request visit {}
        """),
      ScenarioExample(
        "a scripted list without it",
        """
        on visit reply \(ScenarioExample.visit("6a257ce0d47ad8a83612ee91"))
        campaign 6a257ce0d47ad8a83612ee91 \(ScenarioExample.promo)
        campaign ⟦6a257ce0d47ad8a83612ee92⟧ \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        """),
      ScenarioExample(
        "each has a call that loads it",
        """
        campaign promo \(ScenarioExample.promo) on=visit
        campaign order \(ScenarioExample.promo) on=event
        campaign banner \(ScenarioExample.promo) on=event
        on event reply status=401
        trackView HOMEPAGE "app://home"
        triggerEvent login page OTHER "app://login"
        getContent campaign banner page HOMEPAGE "app://home"
        expect presented modal promo-1
        """),
    ]
  ) { scenario, report in
    for campaign in scenario.document.campaigns {
      let id = campaign.id.value
      guard !scenario.calls.campaigns.contains(id), !scenario.mayList(id) else { continue }
      let (reason, advice) = untriggered(campaign, in: scenario)
      report.add(campaign.id.span, "nothing loads the campaign \(Quoted(id)): \(reason)", advice)
    }
  }

  private static func untriggered(
    _ campaign: CampaignHeader, in scenario: LintedScenario
  ) -> (reason: String, advice: String) {
    let calls = scenario.calls
    if calls.visits == 0, calls.events == 0 {
      return (
        "no `trackView` or `triggerEvent` asks for it", "add the call that is to show it, or leave it out"
      )
    }
    let hidden = [ReplyHeader.Endpoint.visit, .event].first { endpoint in
      (endpoint == .visit ? calls.visits : calls.events) > 0 && scenario.isScripted(endpoint)
    }
    if let hidden {
      let name = hidden == .visit ? "visit" : "event"
      return (
        "the scripted reply to \(name) does not list it",
        "add it to the list of `on \(name) reply`, or leave it out"
      )
    }
    return calls.visits > 0
      ? (
        "it is listed for events alone, and no `triggerEvent` comes",
        "add a `triggerEvent`, or write `on=both`"
      )
      : ("it is listed for visits alone, and no `trackView` comes", "add a `trackView`, or write `on=both`")
  }
}
