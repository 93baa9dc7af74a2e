import GravityPresentation

extension LintRule {
  static let differsElements = LintRule(
    "differs-elements", .warning, "An element is not drawn by every SDK",
    """
    `items-container` and `webview` are newer than some SDKs, and Flutter knows no other spelling of an element's type \
    than that with hyphens. An SDK that does not know a type leaves the element out.
    """,
    rules: ["D11"],
    examples: [
      .elements("a webview", #"{"type": ⟦"webview"⟧, "url": "https://shop.example.test/wheel"}"#),
      .elements("items", #"{"type": ⟦"items-container"⟧, "items": [{"itemId": "i-1"}]}"#),
      .elements(
        "a spelling with a capital",
        #"{"type": ⟦"productsContainer"⟧, "style": {"productContainerType": "row"}}"#),
      .elements(
        "elements that every SDK draws, and one that none does",
        #"""
        {"type": "text", "text": "Скидка 15%"}, {"type": "spacer"}, {"type": "carousel"},
        {"type": "products-container", "style": {"productContainerType": "row"}}
        """#),
      .content(
        "a snack bar, which draws none of them", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1",
        "variables": {"elements": [{"type": "webview", "url": "https://shop.example.test/wheel"}]}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents where content.method != .snackBar {
      for element in content.elements {
        guard let kind = element.kind, let type = element.type, let node = element.node["type"] else {
          continue
        }
        let strangers = strangers(to: type)
        if strangers.isEmpty { continue }
        // The spelling with hyphens is what every SDK with the kind knows.
        let plain = ["products-container", "items-container"].first {
          ElementKind(wireName: $0, under: payload.profile.policy) == kind
        }
        let isSpelling = plain.map { LintRule.strangers(to: $0).count < strangers.count } ?? false
        report.add(
          node,
          "\(LintWords.clause(strangers, "does", "do")) not draw \(LintQuote.of(type)) (D11)",
          isSpelling
            ? "write \"\(plain ?? type)\""
            : "say it with elements that every SDK draws, or aim the campaign at the other SDKs alone")
      }
    }
  }

  private static func strangers(to type: String) -> [String] {
    Profile.sdkNames { ElementKind(wireName: type, under: $0) == nil }
  }
}
