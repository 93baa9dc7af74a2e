extension LintRule {
  static let noElements = LintRule(
    "no-elements", .error, "A content has nothing to draw",
    """
    A campaign whose first content has no `variables.elements` is not presented, and on some SDKs no other campaign of \
    the trigger is either; iOS 1.0.4 and Flutter present it, empty. A step comes up empty on all of them, and an inline \
    component stays empty.
    """,
    rules: ["P6", "P14"],
    examples: [
      .content(
        "an empty list", #""variables": {"elements": ⟦[]⟧}"#),
      .content("no list at all", #""variables": ⟦{}⟧"#),
      .contents(
        "no variables", #"⟦{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}⟧"#),
      .contents(
        "a step",
        #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "variables": "#
          + #"{"elements": [{"type": "text", "text": "Привет"}]}}, {"contentId": "tour-2", "#
          + #""contentType": "native", "deliveryMethod": "modal", "step": 2, "variables": {"elements": ⟦[]⟧}}"#
      ),
      .elements("a text", #"{"type": "text", "text": "Скидка 15%"}"#),
    ]
  ) { payload, report in
    for content in payload.contents where content.elements.isEmpty {
      let place = content.variables?["elements"] ?? content.variables ?? content.node
      report.add(
        place, "\(content.name) has no elements, so \(consequence(of: content))",
        "add at least one element, such as a text or an image")
    }
  }

  private static func consequence(of content: LintedContent) -> String {
    switch content.role {
    case .inlineRoot: "components that draw it stay empty"
    case .step: "an empty step opens"
    case .root where content.comesUp: "it is presented empty, and on other SDKs not at all"
    case .root: "nothing is presented"
    }
  }
}
