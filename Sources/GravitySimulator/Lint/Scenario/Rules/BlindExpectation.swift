extension ScenarioRule {
  static let blindExpectation = ScenarioRule(
    "blind-expectation", .warning, "An expectation can never see anything",
    """
    It names a content, a campaign, a url or an action that no payload of the scenario has, it stands before the call \
    that could bring something or behind the end of the app, or another expectation has read everything just before it. \
    What expects something then fails for a reason that has nothing to do with the campaign, and what expects nothing \
    passes whatever the campaign does.
    """,
    headings: ["Expectations", "Properties"],
    examples: [
      ScenarioExample(
        "a content of another name",
        """
        never presented modal ⟦promo-l⟧
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        expect callbacks containing
          ContentLoadEvent content=⟦promo-2⟧
        """),
      ScenarioExample(
        "another delivery method",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented ⟦fullScreen⟧ promo-1
        """),
      ScenarioExample(
        "urls, an action and a text that nothing has",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        tap close
        expect urls
          "https://ev.example-gravity.test/v2/engagement?type=CLOSE&contentId=promo-1"
          ⟦"https://ev.example-gravity.test/v2/engagement?type=CLOSE&contentId=promo-2"⟧
        expect callbacks containing ⟦FollowUrlEvent⟧
        expect pasteboard ⟦"СКИДКА15"⟧
        """),
      ScenarioExample(
        "a campaign that no answer lists",
        """
        on visit reply \(ScenarioExample.visit("6a257ce0d47ad8a83612ee91"))
        on choose 6a257ce0d47ad8a83612ee91 reply \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect verdict 6a257ce0d47ad8a83612ee91 presented
        expect verdict ⟦6a257ce0d47ad8a83612ee19⟧ presented
        """),
      ScenarioExample(
        "before anything was called",
        """
        campaign promo \(ScenarioExample.promo)
        wait 2s
        expect ⟦nothing presented⟧
        expect ⟦no callbacks⟧
        expect ⟦no request visit⟧
        trackView HOMEPAGE "app://home"
        expect no request event
        expect ⟦request event {}⟧
        """),
      ScenarioExample(
        "no time to wait in",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect ⟦within 0 presented modal promo-1⟧
        """),
      ScenarioExample(
        "read by the expectation before it",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect callbacks containing ContentLoadEvent
        expect ⟦no callbacks⟧
        """),
      ScenarioExample(
        "behind the end of the app",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        kill
        expect nothing presented
        expect callbacks containing ContentLoadEvent
        wait 5s
        expect ⟦no callbacks⟧
        expect ⟦presented modal promo-1⟧
        """),
      ScenarioExample(
        "each sees what it speaks of",
        """
        never presented modal promo-1 in=home
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect request visit {}
        expect presented modal promo-1
        expect callbacks containing ContentImpressionEvent
        tap close
        expect callbacks ContentCloseEvent
        expect within 1s nothing presented
        expect no callbacks
        kill
        expect no callbacks
        relaunch
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1
        """),
    ]
  ) { scenario, report in
    var names = MissingNames(scenario)
    var reach = ExpectationReach(maySendForms: scenario.maySendForms)
    for property in scenario.document.properties { names.look(at: property.value, property.span) }
    for statement in scenario.document.statements {
      reach.move(to: statement)
      if case .expectation(let expectation) = statement.kind {
        names.look(at: expectation, statement.span)
        if let blindness = reach.blindness(of: expectation) {
          let spot = blindness.spot(at: statement.span, in: scenario.loaded.parts)
          report.add(spot.span, spot.message, spot.advice)
        } else if case .within(.zero, _) = expectation {
          report.add(
            statement.span, "`within 0` leaves no time in which something could come",
            "give it a time such as `within 1s`, or leave `within 0` out")
        }
      }
      reach.pass(statement)
    }
    for spot in names.spots { report.add(spot.span, spot.message, spot.advice) }
  }
}
