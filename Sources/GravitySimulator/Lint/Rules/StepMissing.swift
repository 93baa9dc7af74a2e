import GravityActions

extension LintRule {
  static let stepMissing = LintRule(
    "step-missing", .error, "A click opens a step and does not say which",
    """
    Without `step` there is nothing to open. iOS and Android have closed the campaign by then, unless `closeOnClick` is \
    false; Flutter leaves it as it is.
    """,
    rules: ["A9"],
    examples: [
      .elements("no step", #"{"type": "button", "text": "Дальше", "onClick": ⟦{"action": "open_step"}⟧}"#),
      .elements(
        "null for a step",
        #"{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": ⟦null⟧}}"#),
      .elements(
        "a step", #"{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": 2}}"#),
      .elements(
        "of another type, which is said elsewhere",
        #"{"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": "2"}}"#),
      .elements(
        "other actions need none", #"{"type": "button", "text": "Нет", "onClick": {"action": "close"}}"#),
    ]
  ) { payload, report in
    for tap in payload.contents.lazy.flatMap(\.targets) where tap.click.action == .openStep {
      let node = tap.click.node
      guard node["step"] == nil else { continue }
      report.add(
        node.member("step") ?? node, "\(tap.name) opens a step and does not say which, so nothing opens",
        "add `step` with the number of the content to open")
    }
  }
}
