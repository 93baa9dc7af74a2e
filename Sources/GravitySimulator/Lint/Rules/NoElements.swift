extension LintRule {
  static let noElements = LintRule(
    "no-elements", .error, "A content has nothing to draw",
    """
    A content whose `variables.elements` is missing or empty is not presented, and on some SDKs no other campaign of the \
    trigger is either. As an inline component it stays empty.
    """,
    rules: ["P6"],
    examples: [
      .content(
        "an empty list", #""variables": {"elements": ⟦[]⟧}"#),
      .content("no list at all", #""variables": ⟦{}⟧"#),
      .contents(
        "no variables", #"⟦{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}⟧"#),
      .elements("a text", #"{"type": "text", "text": "Скидка 15%"}"#),
    ]
  ) { payload, report in
    for content in payload.contents where content.elements.isEmpty {
      let place = content.variables?["elements"] ?? content.variables ?? content.node
      report.add(
        place, "\(content.name) has no elements, so nothing is presented",
        "add at least one element, such as a text or an image")
    }
  }
}
