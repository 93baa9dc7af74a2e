extension ScenarioRule {
  static let needlessWait = ScenarioRule(
    "needless-wait", .note, "A wait is needed by nothing",
    """
    Run without the wait, the scenario passes, and everything happens in the same order: a gesture waits for a transition \
    by itself, `at` and `settle` move time on their own, and a wait of 0 waits for nothing. A wait that an expectation \
    stands behind is kept, since it says that something is still so then, and so is one that ends in the middle of \
    something. Readers look for the reason of a wait that has none.
    """,
    headings: ["Steps"],
    examples: [
      ScenarioExample(
        "before a gesture, which waits by itself",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        ⟦wait 500ms⟧
        tap close
        expect callbacks containing ContentCloseEvent
        """),
      ScenarioExample(
        "before a time, which comes anyway",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        ⟦wait 300ms⟧
        at 2s expect presented modal promo-1
        """),
      ScenarioExample(
        "no time at all, and nothing behind it",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        ⟦wait 0⟧
        expect presented modal promo-1
        settle
        ⟦wait 10s⟧
        """),
      ScenarioExample(
        "each is needed",
        """
        campaign promo \(ScenarioExample.promo) delay=1.5s
        trackView HOMEPAGE "app://home"
        wait 1s
        expect nothing presented
        wait 500ms
        expect presented modal promo-1
        tap close
        wait 500ms
        expect nothing presented
        wait 10m
        expect nothing presented
        """),
      ScenarioExample(
        "the order would be another",
        """
        campaign promo \(ScenarioExample.promo) delay=1.5s
        trackView HOMEPAGE "app://home"
        wait 2s
        lockPresentation
        expect presented modal promo-1
        """),
      ScenarioExample(
        "in the middle of a delay",
        """
        campaign promo \(ScenarioExample.promo) delay=1.5s
        trackView HOMEPAGE "app://home"
        wait 1s
        kill
        expect verdict promo notTried
        """),
    ]
  ) { scenario, report in
    var trial: WaitTrial?
    var isUntried = true
    for (place, statement) in scenario.document.statements.enumerated() {
      guard case .step(.wait(let time)) = statement.kind else { continue }
      if time == .zero {
        report.add(statement.span, "a wait of 0 waits for nothing", "leave it out")
        continue
      }
      if isUntried { trial = WaitTrial(scenario) }
      isUntried = false
      if trial?.isNeedless(place) == true {
        report.add(
          statement.span, "nothing needs this wait: without it all comes in the same order", "leave it out")
      }
    }
  }
}
