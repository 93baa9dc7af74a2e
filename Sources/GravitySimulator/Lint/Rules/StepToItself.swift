extension LintRule {
  static let stepToItself = LintRule(
    "step-to-itself", .warning, "A content opens itself",
    """
    The campaign closes and the same content comes up again, with another impression, or a second one lies on top of it \
    where `closeOnClick` is false. With an `itemId` the content may come up differently, which is no mistake.
    """,
    rules: ["A9"],
    examples: [
      .content(
        "its own number",
        #""step": 2, "variables": {"elements": [{"type": "button", "text": "Дальше", "#
          + #""onClick": {"action": "open_step", "step": ⟦2⟧}}]}"#),
      .content(
        "another number",
        #""step": 2, "variables": {"elements": [{"type": "button", "text": "Дальше", "#
          + #""onClick": {"action": "open_step", "step": 3}}]}"#),
      .content(
        "another item",
        #""step": 2, "variables": {"elements": [{"type": "button", "text": "Дальше", "#
          + #""onClick": {"action": "open_step", "step": 2, "itemId": "6a5f4b7b73a8b1a026084fe2"}}]}"#),
      .contents(
        "the first of two with one number opens",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", "step": 2}, "#
          + #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 2, "#
          + #""variables": {"elements": [{"type": "button", "text": "Назад", "#
          + #""onClick": {"action": "open_step", "step": 2}}]}}"#),
    ]
  ) { payload, report in
    for map in StepMap.maps(of: payload) {
      for (place, content) in map.contents.enumerated() {
        guard let own = content.step, map.place(ofStep: own) == place else { continue }
        for tap in content.taps {
          for opener in tap.click.stepOpeners where opener["itemId"] == nil {
            guard let node = opener["step"], node.integer == own else { continue }
            report.add(
              node, "\(tap.name) opens step \(own), which is \(content.name) itself",
              "write another step, or the action `close`")
          }
        }
      }
    }
  }
}
