import GravityPresentation

extension LintRule {
  static let duplicateID = LintRule(
    "duplicate-id", .warning, "An id stands twice where it must be the only one",
    """
    A `contentId` must be the only one of its response: reports go by it. A `slotId` must be the only one of its \
    content, for Flutter reports one card for each, and so must an `itemId`, by which `open_step` chooses.
    """,
    rules: ["E5", "A9"],
    examples: [
      .contents(
        "two contents",
        #"""
        {"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", "variables": {}},
        {"contentId": ⟦"promo-1"⟧, "contentType": "native", "deliveryMethod": "modal", "step": 2, "variables": {}}
        """#),
      .content(
        "two slots",
        #"""
        "products": {"slots": [{"slotId": "s-1", "item": {"sku": "1"}}, {"slotId": ⟦"s-1"⟧, "item": {"sku": "2"}},
         {"item": {"sku": "3"}}, {"slotId": "s-2", "item": {"sku": "4"}}]}
        """#),
      .elements(
        "two items",
        #"""
        {"type": "text", "text": "Приз 1", "itemId": "i-1"},
        {"type": "items-container", "items": [{"itemId": "i-2"}, {"itemId": ⟦"i-1"⟧}, {"itemId": ⟦"i-2"⟧}]}
        """#),
      .contents(
        "ids of different kinds, and slots of two contents",
        #"""
        {"contentId": "a", "contentType": "native", "deliveryMethod": "modal", "products": {"slots": [{"slotId": "a"}]}},
        {"contentId": "b", "contentType": "native", "deliveryMethod": "modal", "products": {"slots": [{"slotId": "a"}]}}
        """#),
    ]
  ) { payload, report in
    let contents = payload.contents
    tell(of: contents.map { $0.node["contentId"] }, in: "the response", &report) {
      "reports cannot tell its contents apart"
    }
    for content in contents {
      tell(of: content.slots.map { $0["slotId"] }, in: content.name, &report) {
        let names = Profile.sdkNames { $0.productImpressions == .eachSlotID }
        return LintWords.clause(names, "reports", "report") + " only the first card that is seen"
      }
      let items = content.elements.flatMap { element in
        [element.node["itemId"]] + (element.node["items"]?.elements.map { $0["itemId"] } ?? [])
      }
      tell(of: items, in: content.name, &report) { "`open_step` cannot choose between them" }
    }
  }

  private static func tell(
    of nodes: [JSONNode?], in place: String, _ report: inout LintReport, consequence: () -> String
  ) {
    guard nodes.count > 1 else { return }
    var seen: Set<String> = []
    for node in nodes.lazy.compactMap({ $0 }) {
      guard let id = node.string, !seen.insert(id).inserted else { continue }
      report.add(
        node, "\(node.key ?? "the id") \(LintQuote.of(id)) stands twice in \(place), so \(consequence())",
        "write an id that nothing else has")
    }
  }
}
