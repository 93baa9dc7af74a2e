extension LintRule {
  static let urlInsecure = LintRule(
    "url-insecure", .warning, "A url is not encrypted",
    """
    iOS and Android refuse `http:` within an app unless it asks for an exception, so images and web views stay empty. A \
    page opens in the browser, but whoever is on the same network can read and change it.
    """,
    rules: ["A5"],
    examples: [
      .elements(
        "a link, an image and a web view",
        #"""
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": ⟦"http://shop.example.test/sale"⟧}},
        {"type": "image", "src": ⟦"HTTP://cdn.example.test/1.webp"⟧},
        {"type": "webview", "url": ⟦"http://shop.example.test/wheel"⟧}
        """#),
      .elements(
        "encrypted, or no page of the web",
        #"""
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": "https://shop.example.test/?u=http://a.test"}},
        {"type": "button", "text": "Почта", "onClick": {"action": "follow_url", "url": "mailto:shop@example.test"}},
        {"type": "image", "src": "https://cdn.example.test/1.webp"}
        """#),
      .elements(
        "what a deep link means is the app's business",
        #"{"type": "button", "text": "Акция", "onClick": {"action": "follow_deeplink", "deeplink": "http://shop.example.test"}}"#
      ),
    ]
  ) { payload, report in
    for content in payload.contents {
      for link in content.links where link.use != .deeplink && link.address.scheme == "http" {
        let outcome = link.use == .page ? "others can read and change the page" : "apps do not load it"
        report.add(
          link.node,
          "\(content.words(for: link)) is not encrypted, so \(outcome): \(LintQuote.of(link.address.text))",
          "write `https:`")
      }
    }
  }
}
