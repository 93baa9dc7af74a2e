import GravityActions
import GravityPresentation

extension LintRule {
  static let differsSteps = LintRule(
    "differs-steps", .note, "A step opens otherwise on other SDKs",
    """
    `open_step` is newer than iOS 1.0.4, where the tap closes the campaign and no step follows; it is told once for each \
    content. With `closeOnClick` false a step stands on top of the content on iOS and Android, and closing it leads back; \
    on Flutter the step takes the content's place.
    """,
    rules: ["A9"],
    examples: [
      .contents(
        "two ways on",
        #"""
        {"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "step": 1, "variables": {"elements": [
         {"type": "button", "text": "Дальше", "onClick": {"action": ⟦"open_step"⟧, "step": 2}},
         {"type": "button", "text": "Сразу к концу", "onClick": {"action": "open_step", "step": 2}}]}},
        {"contentId": "tour-2", "contentType": "native", "deliveryMethod": "modal", "step": 2, "variables": {"elements": [
         {"type": "button", "text": "Готово", "onClick": {"action": "close"}}]}}
        """#),
      .elements(
        "a step on top",
        #"""
        {"type": "button", "text": "Таблица размеров", "onClick": {"action": ⟦"open_step"⟧, "step": 2,
         "closeOnClick": ⟦false⟧}}
        """#),
      .elements(
        "no steps, and a click that is ignored",
        #"""
        {"type": "button", "text": "Готово", "onClick": {"action": "close"}},
        {"type": "spacer", "onClick": {"action": "open_step", "step": 2}}
        """#),
    ]
  ) { payload, report in
    let strangers = Profile.sdkNames { $0.actions.openStep == .isUnknown }
    let stacking = Profile.sdkNames { $0.actions.openStep == .closesFirst }
    let replacing = Profile.sdkNames { $0.actions.openStep == .replaces }
    for content in payload.contents {
      let steps = content.targets.filter { $0.click.action == .openStep }
      if let first = steps.first, let node = first.click.node["action"], !strangers.isEmpty {
        let consequence =
          first.click.closesOnClick
          ? "a tap on \(first.name) only closes" : "a tap on \(first.name) does nothing"
        report.add(
          node, LintWords.clause(strangers, "has", "have") + " no steps, and there \(consequence) (A9)",
          "aim campaigns with steps at the apps that have newer SDKs")
      }
      for tap in steps where !tap.click.closesOnClick && tap.click.node["step"] != nil {
        guard let node = tap.click.node["closeOnClick"], content.method?.isModalKind == true else { continue }
        report.add(
          node,
          LintWords.clause(stacking, "opens", "open") + " the step of \(tap.name) on top of \(content.name), "
            + LintWords.clause(replacing, "opens", "open") + " it in its place (A9)",
          "give the step a way back of its own, or leave `closeOnClick` out")
      }
    }
  }
}
