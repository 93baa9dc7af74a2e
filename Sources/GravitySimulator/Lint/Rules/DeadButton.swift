extension LintRule {
  static let deadButton = LintRule(
    "dead-button", .note, "A button has no click, so nothing happens",
    """
    A button without `onClick` looks like one and answers no tap. Texts and images are meant to be without; of a button \
    it is most likely forgotten.
    """,
    rules: ["A12"],
    examples: [
      .elements("no click", #"⟦{"type": "button", "text": "Забрать скидку"}⟧"#),
      .elements("null for a click", #"⟦{"type": "button", "text": "Забрать скидку", "onClick": null}⟧"#),
      .elements("a click", #"{"type": "button", "text": "Да", "onClick": {"action": "close"}}"#),
      .elements("texts and images", #"{"type": "text", "text": "Скидка 15%"}, {"type": "image"}"#),
      .content(
        "a button that the template does not draw", method: "snackbar",
        #""templateSystemName": "snackbar-1", "variables": {"elements": [{"type": "button", "text": "Да"}]}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for element in content.drawnElements where element.kind == .button && element.node["onClick"] == nil {
        let name = element.text.map { "the button \(Quoted($0))" } ?? "the button"
        report.add(
          element.node, "\(name) has no `onClick`, so a tap on it does nothing",
          "add `onClick` with an action, or make it a text")
      }
    }
  }
}
