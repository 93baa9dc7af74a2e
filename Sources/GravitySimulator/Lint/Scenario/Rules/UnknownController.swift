extension ScenarioRule {
  static let unknownController = ScenarioRule(
    "unknown-controller", .error, "A name stands for no screen, content or component",
    """
    `in=` of `presented` names a screen of the app, or the content on whose own controller another one stands; `in=` of \
    a gesture names a content or a component. A name that is none of them, or a screen that is presented only later, is \
    never there: the step is impossible, and the expectation cannot hold.
    """,
    headings: ["The header", "Steps", "Expectations"],
    examples: [
      ScenarioExample(
        "a screen of another name",
        """
        never presented modal promo-1 in=⟦catalgo⟧
        host home, catalog
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        expect presented modal promo-1 in=⟦"hom"⟧
        expect presented
          modal promo-1 in=⟦main⟧
        """),
      ScenarioExample(
        "nothing to touch",
        """
        campaign promo \(ScenarioExample.promo)
        trackView HOMEPAGE "app://home"
        tap close in=⟦promo-l⟧
        swipe down 40% in=⟦banner⟧
        """),
      ScenarioExample(
        "presented only later",
        """
        campaign promo \(ScenarioExample.promo)
        trackView CATEGORY "app://catalog" data "Обувь" controller=⟦catalog⟧
        host detach ⟦catalog⟧
        host present catalog
        host detach catalog
        expect nothing presented
        """),
      ScenarioExample(
        "screens, contents and components by their names",
        """
        host home, catalog
        campaign promo \(ScenarioExample.promo)
        on selector home-banner reply status=404
        trackView HOMEPAGE "app://home" controller=home
        expect presented modal promo-1 in=home
        host present cart
        host dismiss cart
        mount swiftUI banner selector="home-banner"
        tap close in=promo-1
        tap "Смотреть всё" in=banner
        """),
    ]
  ) { scenario, report in
    var search = ControllerSearch(scenario)
    search.run()
    for (span, message, advice) in search.found { report.add(span, message, advice) }
  }
}
