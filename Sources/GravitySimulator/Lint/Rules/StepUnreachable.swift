extension LintRule {
  static let stepUnreachable = LintRule(
    "step-unreachable", .warning, "No click leads to a content",
    """
    A content with a step is presented when a click opens it, and the first content of a variation by itself. This one \
    is loaded and reported as loaded, but never shown.
    """,
    rules: ["A9", "P5"],
    examples: [
      .contents(
        "nobody opens it",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}, "#
          + #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": ⟦2⟧}"#),
      .contents(
        "two that open each other",
        root(opening: nil) + ", " + step(2, place: "⟦2⟧", opening: 3) + ", "
          + step(3, place: "⟦3⟧", opening: 2)),
      .contents(
        "it alone opens itself", root(opening: nil) + ", " + step(2, place: "⟦2⟧", opening: 2)),
      .contents(
        "one after the other",
        root(opening: 2) + ", " + step(2, place: "2", opening: 3) + ", " + step(3, place: "3", opening: nil)),
      .contents(
        "without a root the lowest comes first",
        step(2, place: "2", opening: nil) + ", " + step(1, place: "1", opening: 2)),
      .contents(
        "an effect of a form opens it",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", "variables": {"elements": "#
          + #"[{"type": "button", "text": "Отправить", "onClick": {"action": "submit_form", "routes": "#
          + #"[{"when": {"attributeName": "rating", "operator": "less", "value": 4}, "#
          + #""do": [{"effect": "open_step", "step": 2}]}]}}]}}, "#
          + step(2, place: "2", opening: nil)),
    ]
  ) { payload, report in
    let reached = stepsReached(in: payload)
    for variation in payload.variations {
      var steps: Set<Int> = []
      for content in variation.contents {
        // A second content with the step is another rule's.
        guard let step = content.step, steps.insert(step).inserted, let node = content.node["step"],
          content.role == .step, !reached.contains(step)
        else { continue }
        report.add(
          node, "no click leads to \(content.name), so it is never presented",
          "add a click with the action `open_step` and step \(step), or delete the content")
      }
    }
  }

  /// Steps that clicks lead to from what comes up by itself. Variations are not told apart: a step that only another
  /// one has is found by a rule of its own.
  private static func stepsReached(in payload: LintedPayload) -> Set<Int> {
    var contentsByStep: [Int: [LintedContent]] = [:]
    var waiting: [LintedContent] = []
    for variation in payload.variations {
      for content in variation.contents {
        if let step = content.step { contentsByStep[step, default: []].append(content) }
        if content.step == nil || content.role != .step { waiting.append(content) }
      }
    }
    var reached: Set<Int> = []
    while let content = waiting.popLast() {
      for opener in content.targets.flatMap(\.click.stepOpeners) {
        guard let step = opener["step"]?.integer, reached.insert(step).inserted else { continue }
        waiting += contentsByStep[step] ?? []
      }
    }
    return reached
  }

  private static func root(opening step: Int?) -> String {
    #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal""# + elements(opening: step)
  }

  private static func step(_ number: Int, place: String, opening step: Int?) -> String {
    #"{"contentId": "promo-\#(number)", "contentType": "native", "deliveryMethod": "modal", "step": \#(place)"#
      + elements(opening: step)
  }

  private static func elements(opening step: Int?) -> String {
    guard let step else { return "}" }
    return #", "variables": {"elements": [{"type": "button", "text": "Дальше", "#
      + #""onClick": {"action": "open_step", "step": \#(step)}}]}}"#
  }
}
