extension LintRule {
  static let fullScreenTrap = LintRule(
    "full-screen-trap", .error, "A full screen has no way out",
    """
    A full screen covers the app, and nothing but its own elements and close button closes it: no tap outside, no swipe \
    and, on iOS, no back. Without one of them the user has to kill the app. On Android and Flutter the system's back \
    helps.
    """,
    rules: ["D8", "D4", "A12"],
    examples: [
      .contents(
        "a step without elements, which opens all the same",
        #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "variables": "#
          + #"{"elements": [{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": 2}}]}}, "#
          + #"{"contentId": "tour-2", "contentType": "native", "deliveryMethod": ⟦"full_screen"⟧, "step": 2, "#
          + #""variables": {"elements": []}}"#),
      .contents(
        "nothing to tap",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"full_screen"⟧, "#
          + #""variables": {"elements": [{"type": "text", "text": "Скидка 15%"}]}}"#),
      .contents(
        "a close button without a click",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"full_screen"⟧, "variables": "#
          + #"{"frameUI": {"container": {}, "close": {}}, "elements": [{"type": "image"}]}}"#),
      .contents(
        "a click on what does not react",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"full_screen"⟧, "variables": "#
          + #"{"elements": [{"type": "spacer", "onClick": {"action": "close"}}]}}"#),
      .contents(
        "a button that nobody draws",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"full_screen"⟧, "variables": "#
          + #"{"elements": [{"type": "buton", "onClick": {"action": "close"}}]}}"#),
      .content(
        "a button that closes besides what it does", method: "full_screen",
        #""variables": {"elements": [{"type": "button", "text": "В каталог", "#
          + #""onClick": {"action": "follow_deeplink", "deeplink": "shop://catalog"}}]}"#),
      .content(
        "a close button", method: "full_screen",
        #""variables": {"frameUI": {"container": {}, "close": {"onClick": {"action": "close"}}}, "#
          + #""elements": [{"type": "image"}]}"#),
      .content(
        "a tap outside closes a modal", method: "modal",
        #""variables": {"elements": [{"type": "text", "text": "Скидка 15%"}]}"#),
      .content("nothing to draw, so nothing is shown", method: "full_screen", #""variables": {}"#),
    ]
  ) { payload, report in
    for map in StepMap.maps(of: payload) {
      for content in map.contents where !content.hasExitOfItsOwn {
        let taps = content.taps
        // What would close, were it not told not to, is another rule's.
        guard !taps.contains(where: { content.isClosed(by: $0, closesOnClick: true) }),
          map.ways(from: content).isEmpty, !map.hasExit(content)
        else { continue }
        report.add(
          content.node["deliveryMethod"] ?? content.node,
          "nothing closes the full screen \(content.name), so the user has to kill the app",
          "add a close button with `onClick`, or a button that closes")
      }
    }
  }
}
