import GravityActions

extension LintRule {
  static let emptyText = LintRule(
    "empty-text", .warning, "A text or a button says nothing, or an image has no source",
    """
    A text or a button without words is drawn all the same: as a gap, or as a bar that nobody knows the meaning of. An \
    image without `src` leaves its place empty.
    """,
    rules: [],
    examples: [
      .elements("an empty text", #"{"type": "text", "text": ⟦""⟧}"#),
      .elements("a text of blanks", #"{"type": "text", "text": ⟦" \u00a0\n"⟧}"#),
      .elements("a button without a text", #"⟦{"type": "button", "onClick": {"action": "close"}}⟧"#),
      .elements("null for a text", #"{"type": "button", "text": ⟦null⟧, "onClick": {"action": "close"}}"#),
      .elements("an image from nowhere", #"⟦{"type": "image", "style": {"size": {"height": "160"}}}⟧"#),
      .elements(
        "an image whose address is empty",
        #"{"type": "image", "src": ⟦""⟧}, {"type": "text", "text": "−15 %"}"#),
      .elements(
        "words, and elements that need none",
        """
        {"type": "text", "text": "Скидка 15%"}, {"type": "spacer"},
        {"type": "image", "src": "https://cdn.example-gravity.test/creatives/sale.webp"},
        {"type": "text-input", "attributeName": "city", "text": ""}
        """),
    ]
  ) { payload, report in
    for content in payload.contents {
      for element in content.elements {
        switch element.kind {
        case .text: check(element, "text", "a text of \(content.name) has no words", &report)
        case .button: check(element, "text", "a button of \(content.name) has no words", &report)
        case .image: check(element, "src", "an image of \(content.name) has no source", &report)
        case .spacer, .productsContainer, .itemsContainer, .webview, nil: break
        }
      }
    }
  }

  private static func check(
    _ element: LintedElement, _ key: String, _ message: @autoclosure () -> String, _ report: inout LintReport
  ) {
    guard let value = element.node.member(key) else {
      return report.add(element.node, message(), "add `\(key)`, or leave the element out")
    }
    guard value.isNull || value.string?.isBlank == true else { return }
    report.add(value, message(), "write what it is to show, or leave the element out")
  }
}
