extension LintRule {
  static let productsGrid = LintRule(
    "products-grid", .error, "A grid of products is not drawn on iOS",
    """
    The iOS SDK draws products in a row alone; of a grid it shows nothing. Android and Flutter draw both, so the campaign \
    looks right there.
    """,
    rules: ["D11"], profiles: ["ios", "ios-1.0.4"],
    examples: [
      .elements(
        "a grid",
        #"{"type": "products-container", "style": {"productContainerType": ⟦"grid"⟧, "gridColumns": "2"}}"#),
      .elements(
        "a row, and a grid of something else",
        #"""
        {"type": "products-container", "style": {"productContainerType": "row"}},
        {"type": "items-container", "style": {"productContainerType": "grid"}}
        """#),
    ]
  ) { payload, report in
    for element in payload.contents.flatMap(\.elements) where element.kind == .productsContainer {
      guard let layout = element.style?["productContainerType"], layout.string == "grid",
        !payload.profile.policy.drawsGrid
      else { continue }
      report.add(
        layout, "the \(element.type ?? "container") is a grid, which the iOS SDK does not draw",
        "write \"row\", or have the app draw the products itself")
    }
  }
}
