extension LintRule {
  static let productsImplicitRow = LintRule(
    "products-implicit-row", .error, "A products container does not say that it is a row",
    """
    iOS and Android draw a products container only where its style says `"productContainerType": "row"`. Flutter takes a \
    missing one for a row, so the campaign looks right there.
    """,
    rules: ["D11"], profiles: ["ios", "ios-1.0.4", "android-1.0.3"],
    examples: [
      .elements("a style without it", #"{"type": "products-container", "style": ⟦{"gridColumns": "2"}⟧}"#),
      .elements("no style", #"⟦{"type": "products-container"}⟧"#),
      .elements("null", #"{"type": "products-container", "style": ⟦{"productContainerType": null}⟧}"#),
      .elements("what is no text", #"{"type": "products-container", "style": {"productContainerType": 1}}"#),
      .elements("a row", #"{"type": "products-container", "style": {"productContainerType": "row"}}"#),
      .elements("only products have it", #"{"type": "items-container", "style": {}}, {"type": "spacer"}"#),
    ]
  ) { payload, report in
    guard !payload.profile.policy.absentLayoutIsRow else { return }
    for element in payload.contents.flatMap(\.elements) where element.kind == .productsContainer {
      let layout = element.style?["productContainerType"]
      // One that is no text is told as what it is.
      guard layout == nil else { continue }
      report.add(
        element.style ?? element.node,
        "the \(element.type ?? "container") does not say that it is a row, so it is not drawn",
        "add `\"productContainerType\": \"row\"` to its style")
    }
  }
}
