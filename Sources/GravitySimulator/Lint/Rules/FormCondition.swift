import GravityActions
import GravityPresentation

extension LintRule {
  static let formCondition = LintRule(
    "form-condition", .error, "A condition for an element to be drawn cannot be read",
    """
    `visibleWhen` is a comparison, with `attributeName`, `operator` and, for most operators, a `value` that is a number \
    or a text; or a group, `all` or `any`, of at least one condition. An element with anything else is never drawn.
    """,
    rules: ["D11"],
    examples: [
      .elements(
        "no operator of that name",
        #"""
        {"type": "text", "text": "Спасибо", "visibleWhen": {"attributeName": "rating", "operator": ⟦"more_or_equals"⟧,
         "value": 4}}
        """#),
      .elements(
        "nothing to compare with",
        #"""
        {"type": "text", "text": "Спасибо", "visibleWhen": ⟦{"attributeName": "rating", "operator": "equal"}⟧}
        """#),
      .elements(
        "a value of a kind that no answer has",
        #"""
        {"type": "text", "text": "Спасибо", "visibleWhen": {"attributeName": "submitted", "operator": "equal",
         "value": ⟦true⟧}}
        """#),
      .elements(
        "an empty group", #"{"type": "text", "text": "Спасибо", "visibleWhen": {"all": ⟦[]⟧}}"#),
      .elements(
        "deep inside",
        #"""
        {"type": "text", "text": "Спасибо", "visibleWhen": {"any": [{"all": [{"attributeName": ⟦7⟧,
         "operator": "is_empty"}]}]}}
        """#),
      .elements("no object", #"{"type": "button", "text": "Ок", "visibleWhen": ⟦"rating"⟧}"#),
      .elements(
        "a comparison, a test for emptiness, groups, and none",
        #"""
        {"type": "text", "text": "1", "visibleWhen": {"attributeName": "rating", "operator": "less_or_equal", "value": 3}},
        {"type": "text", "text": "2", "visibleWhen": {"attributeName": "city", "operator": "is_not_empty"}},
        {"type": "text", "text": "3", "visibleWhen": {"any": [{"all": [{"attributeName": "city", "operator": "equal",
         "value": "Москва"}]}, {"attributeName": "rating", "operator": "is_empty"}]}},
        {"type": "text", "text": "4", "visibleWhen": null}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for element in content.elements {
        guard let condition = element.condition else { continue }
        do throws(ParameterFault) {
          _ = try FormCondition(reading: condition.value, at: "visibleWhen")
        } catch {
          let place = element.node.place(of: error.key)
          let drawers = LintWords.clause(Profile.sdksWithForms, "never draws", "never draw")
          report.add(
            place, "\(drawers) \(element.words): `\(error.key)` \(LintWords.cut(error.problem))",
            advice(for: error.key, word: place.string))
        }
      }
    }
  }

  private static func advice(for key: String, word: String?) -> String {
    let operators = ConditionOperator.allCases.map(\.rawValue)
    if key.hasSuffix("operator"), let near = word.flatMap({ NearestName.of($0, among: operators) }) {
      return "did you mean \"\(near)\"?"
    }
    return
      "write {\"attributeName\": …, \"operator\": …, \"value\": …}, or a group \"all\" or \"any\" of these"
  }
}
