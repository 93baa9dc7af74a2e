import GravityActions

extension LintRule {
  static let formAttributeTwice = LintRule(
    "form-attribute-twice", .warning, "Two inputs share an attribute",
    """
    Inputs with one `attributeName` share one answer: what is put into the one stands in the other, and it is sent once. \
    Two that each have a condition are taken for variants of one input, never seen together.
    """,
    rules: [],
    examples: [
      .elements(
        "two questions",
        #"""
        {"type": "text-input", "attributeName": "comment"}, {"type": "text-input", "attributeName": ⟦"comment"⟧},
        {"type": "text-input", "attributeName": "city"}
        """#),
      .elements(
        "one that is always seen",
        #"""
        {"type": "text-input", "attributeName": "comment", "visibleWhen": {"attributeName": "rating",
         "operator": "is_not_empty"}}, {"type": "text-input", "attributeName": ⟦"comment"⟧}
        """#),
      .elements(
        "one that is not drawn",
        #"""
        {"type": "text-input", "attributeName": "comment", "maxLength": 0},
        {"type": "text-input", "attributeName": "comment"}
        """#),
      .elements(
        "one of two, by the rating",
        #"""
        {"type": "text-input", "attributeName": "comment", "placeholder": "Что не так?", "visibleWhen": {
         "attributeName": "rating", "operator": "less", "value": 4}},
        {"type": "text-input", "attributeName": "comment", "placeholder": "Что понравилось?", "visibleWhen": {
         "attributeName": "rating", "operator": "more_or_equal", "value": 4}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      /// Whether every input so far with the attribute has a condition.
      var conditional: [String: Bool] = [:]
      for element in content.elements {
        guard let node = element.attribute, let name = node.string, element.inputFault == nil else {
          continue
        }
        let hasCondition = element.condition != nil
        if let others = conditional[name], !(others && hasCondition) {
          report.add(
            node,
            "another input of \(content.name) has the attribute \(LintQuote.of(name)), and they share one answer",
            "give each input an attribute of its own")
        }
        conditional[name] = (conditional[name] ?? true) && hasCondition
      }
    }
  }
}
