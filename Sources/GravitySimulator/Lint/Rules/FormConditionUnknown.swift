import GravityActions

extension LintRule {
  static let formConditionUnknown = LintRule(
    "form-condition-unknown", .warning, "A condition asks for an attribute that no input has",
    """
    An attribute without an input has no answer, ever: it is empty, and unequal to everything. Looked for is an input in \
    any content of the campaign, for answers stay when the step changes. `submitted` is answered by sending the form.
    """,
    rules: [],
    examples: [
      .elements(
        "mistyped",
        #"""
        {"type": "text-input", "attributeName": "feedback"},
        {"type": "text", "text": "Спасибо", "visibleWhen": {"attributeName": ⟦"feedbak"⟧, "operator": "is_not_empty"}}
        """#),
      .elements(
        "no input at all, in a group",
        #"""
        {"type": "text", "text": "Спасибо", "visibleWhen": {"any": [
         {"attributeName": ⟦"rating"⟧, "operator": "equal", "value": 5},
         {"attributeName": "submitted", "operator": "equal", "value": "true"}]}}
        """#),
      .elements(
        "in a route",
        #"""
        {"type": "text-input", "attributeName": "city"},
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "a", "name": "A"}, "default": {"do": [{"effect": "close"}]}, "routes": [{"when": {
         "attributeName": ⟦"town"⟧, "operator": "is_empty"}, "do": [{"effect": "none"}]}]}}
        """#),
      .contents(
        "an input of another step",
        #"""
        {"contentId": "nps-1", "contentType": "native", "deliveryMethod": "modal", "variables": {"elements": [
         {"type": "text-input", "attributeName": "city"}]}},
        {"contentId": "nps-2", "contentType": "native", "deliveryMethod": "modal", "step": 2, "variables": {"elements": [
         {"type": "text", "text": "Москва", "visibleWhen": {"attributeName": "city", "operator": "is_not_empty"}}]}}
        """#),
    ]
  ) { payload, report in
    for campaign in payload.campaigns {
      let contents = campaign.variations.flatMap(\.contents)
      let conditions = contents.flatMap { LintedCondition.all(in: $0) }
      if conditions.isEmpty { continue }
      let known = contents.flatMap { $0.elements.compactMap { $0.attribute?.string } }
      let names = Set(known + [FormSubmission.submitted])
      for node in conditions.flatMap({ LintedCondition.attributes(of: $0) }) {
        guard let name = node.string, !names.contains(name) else { continue }
        let advice =
          NearestName.of(name, among: Array(known.prefix(100))).map { "did you mean \(LintQuote.of($0))?" }
          ?? (known.isEmpty
            ? "add an input with this attribute, or leave the condition out"
            : "write one of \(LintWords.and(known.prefix(10).map { "\(LintQuote.of($0))" }))")
        report.add(
          node, "no input has the attribute \(LintQuote.of(name)), so it is always without an answer",
          advice)
      }
    }
  }
}
