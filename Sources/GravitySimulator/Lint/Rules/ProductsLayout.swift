extension LintRule {
  static let productsLayout = LintRule(
    "products-layout", .error, "A products container has a layout that no SDK knows",
    """
    `productContainerType` is `row` or `grid`, in small letters. With another word nothing is drawn.
    """,
    rules: ["D11"],
    examples: [
      .elements(
        "words of nobody",
        #"""
        {"type": "products-container", "style": {"productContainerType": ⟦"carousel"⟧}},
        {"type": "products-container", "style": {"productContainerType": ⟦"Row"⟧}}
        """#),
      .elements(
        "both layouts, and none",
        #"""
        {"type": "products-container", "style": {"productContainerType": "row"}},
        {"type": "products-container", "style": {"productContainerType": "grid"}}, {"type": "products-container"}
        """#),
    ]
  ) { payload, report in
    let layouts = ["row", "grid"]
    for element in payload.contents.flatMap(\.elements) where element.kind == .productsContainer {
      guard let layout = element.style?["productContainerType"], let name = layout.string,
        !layouts.contains(name)
      else { continue }
      let near = NearestName.of(name, among: layouts)
      report.add(
        layout, "\(LintQuote.of(name)) is no layout, so the \(element.type ?? "container") is not drawn",
        near.map { "did you mean \"\($0)\"?" } ?? "write \"row\" or \"grid\"")
    }
  }
}
