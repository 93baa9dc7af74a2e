extension LintRule {
  static let productsMissing = LintRule(
    "products-missing", .warning, "A products container has no products to draw",
    """
    The container draws a card for each of the content's `products.slots`. Without any there is an empty place between \
    the other elements.
    """,
    rules: ["D11", "N5"],
    examples: [
      .content(
        "no products",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Вам понравится"},
        {"type": ⟦"products-container"⟧, "style": {"productContainerType": "row"}}]}
        """#),
      .content(
        "products without slots",
        #"""
        "variables": {"elements": [{"type": "products-container", "style": {"productContainerType": "row"}}]},
        "products": ⟦{"strategyId": "6adb674a9570d11b901955a0", "name": "новинки", "fallback": false}⟧
        """#),
      .content(
        "no slot is left",
        #"""
        "variables": {"elements": [{"type": "products-container", "style": {"productContainerType": "row"}}]},
        "products": {"strategyId": "6adb674a9570d11b901955a0", "fallback": true, "slots": ⟦[]⟧}
        """#),
      .content(
        "a slot",
        #"""
        "variables": {"elements": [{"type": "products-container", "style": {"productContainerType": "row"}}]},
        "products": {"strategyId": "6adb674a9570d11b901955a0", "fallback": true, "slots": [
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6a5f4b7b73a8b1a026084fe2"}]}
        """#),
      .elements("no container", #"{"type": "text", "text": "Вам понравится"}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      guard let container = content.elements.first(where: { $0.kind == .productsContainer }) else { continue }
      guard let products = content.products else {
        report.add(
          container.node["type"] ?? container.node,
          "\(content.name) has no `products`, so its \(container.type ?? "container") stays empty",
          "add `products` with a slot for each product, or remove the element")
        continue
      }
      // What is no list does not decode, and is told as such.
      if let slots = products["slots"], slots.kind != .array || !slots.children.isEmpty { continue }
      report.add(
        products["slots"] ?? products,
        "the `products` of \(content.name) have no slots, so its \(container.type ?? "container") stays empty",
        "add a slot for each product, or remove the element")
    }
  }
}
