extension LintRule {
  static let stepUnknown = LintRule(
    "step-unknown", .error, "A click opens a step that no content has",
    """
    `open_step` looks for the first content with the number. Where there is none, nothing opens; iOS and Android have \
    closed the campaign by then, unless `closeOnClick` is false. A content without `step` is no step, not even the first.
    """,
    rules: ["A9"],
    examples: [
      .contents("no content has it", contents(rootStep: nil, opened: "⟦3⟧")),
      .contents("the root has no step", contents(rootStep: nil, opened: "⟦1⟧")),
      .elements(
        "an effect of a form",
        #"{"type": "button", "text": "Отправить", "onClick": {"action": "submit_form", "#
          + #""event": {"type": "review-v1", "name": "Review"}, "#
          + #""default": {"do": [{"effect": "open_step", "step": ⟦9⟧}]}}}"#),
      .contents("a content has it", contents(rootStep: nil, opened: "2")),
      .contents("the first step", contents(rootStep: 1, opened: "1")),
      .elements(
        "`step` of another action means nothing",
        #"{"type": "button", "text": "Нет", "onClick": {"action": "close", "step": 9}}"#),
    ]
  ) { payload, report in
    let all = Set(payload.contents.compactMap(\.step))
    for variation in payload.variations {
      // What is listed are the steps that work.
      let steps = Set(variation.contents.compactMap(\.step)).sorted()
      for tap in variation.contents.lazy.flatMap(\.taps) {
        for node in tap.click.stepOpeners.compactMap({ $0["step"] }) {
          guard let step = node.integer, !all.contains(step) else { continue }
          report.add(
            node, "\(tap.name) opens step \(step), which no content has, so nothing opens",
            steps.isEmpty
              ? "add `\"step\": \(step)` to the content that it is to open"
              : "write \(steps.listed), or add a content with step \(step)")
        }
      }
    }
  }

  /// A root that opens a step, and a second step.
  private static func contents(rootStep: Int?, opened: String) -> String {
    let step = rootStep.map { "\"step\": \($0), " } ?? ""
    return """
      {"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", \(step)"variables": {"elements": \
      [{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": \(opened)}}]}}, \
      {"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 2}
      """
  }
}
