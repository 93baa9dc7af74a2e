extension LintRule {
  static let smallText = LintRule(
    "small-text", .warning, "A text is smaller than 11 points",
    """
    Below 11 points, the least that Apple's guidelines allow, many people cannot read a text on a phone.
    """,
    rules: [],
    examples: [
      .elements("a number", #"{"type": "text", "text": "Условия акции", "style": {"fontSize": ⟦10⟧}}"#),
      .elements("a text", #"{"type": "text", "text": "Условия акции", "style": {"fontSize": ⟦"9.5"⟧}}"#),
      .elements(
        "a button",
        #"{"type": "button", "text": "Ок", "style": {"textStyle": {"fontSize": ⟦8⟧}, "fontSize": 16}}"#),
      .elements(
        "an input", #"{"type": "text-input", "style": {"textStyle": {"fontSize": ⟦"10"⟧}}}"#),
      .elements(
        "large enough, none at all, none that can be read, and an element without words",
        #"""
        {"type": "text", "text": "Скидка", "style": {"fontSize": "11"}}, {"type": "text", "text": "Скидка"},
        {"type": "text", "text": "Скидка", "style": {"fontSize": "tiny", "textStyle": {"fontSize": 8}}},
        {"type": "spacer", "style": {"fontSize": 1}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for element in content.visibleElements where element.hasWords {
        guard let node = element.fontSize, let size = node.dimension(under: payload.profile), size < 11,
          let points = node.points(under: payload.profile)
        else { continue }
        report.add(
          node,
          "\(element.words) is \(points) pt large, below 11 pt, and hard to read",
          "write 11 or more")
      }
    }
  }
}
