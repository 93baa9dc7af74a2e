import GravityActions

extension LintRule {
  static let stepInline = LintRule(
    "step-inline", .error, "A click opens a step that is inline content",
    """
    Inline content has its place in the app's own screens and is drawn by components. As a step it cannot be presented, so \
    the tap closes the campaign and nothing follows.
    """,
    rules: ["A9", "P10"],
    examples: [
      .contents(
        "a modal that opens a banner",
        #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "variables": {"elements": "#
          + #"[{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": ⟦2⟧}}]}}, "#
          + #"{"contentId": "tour-2", "contentType": "native", "deliveryMethod": "inline", "step": 2}"#),
      .contents(
        "a modal that opens a modal",
        #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "variables": {"elements": "#
          + #"[{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": 2}}]}}, "#
          + #"{"contentId": "tour-2", "contentType": "native", "deliveryMethod": "modal", "step": 2}"#),
    ]
  ) { payload, report in
    for map in StepMap.maps(of: payload) {
      for tap in map.contents.lazy.flatMap(\.targets) {
        for node in tap.click.stepOpeners.compactMap({ $0["step"] }) {
          guard let place = node.integer.flatMap(map.place(ofStep:)), map.contents[place].method == .inline
          else {
            continue
          }
          let name = map.contents[place].name
          report.add(
            node, "\(tap.name) opens \(name), which is inline content, so nothing opens",
            "give \(name) another delivery method, or open another step")
        }
      }
    }
  }
}
