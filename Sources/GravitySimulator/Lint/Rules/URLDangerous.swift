extension LintRule {
  static let urlDangerous = LintRule(
    "url-dangerous", .error, "A url carries code or content instead of an address",
    """
    `javascript:` and `data:` do not name a page: they are code or content. A browser refuses to open them, and a web \
    view runs them in whatever page it shows. An image may be written into its own `src` with `data:image/`.
    """,
    rules: ["A5", "A6"],
    examples: [
      .elements(
        "code, whatever its case and the spaces before it",
        #"""
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": ⟦"javascript:alert(1)"⟧}},
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_deeplink", "deeplink": ⟦" JavaScript:alert(1)"⟧}},
        {"type": "webview", "url": ⟦"javascript:void(0)"⟧}
        """#),
      .elements(
        "a page in a url",
        #"""
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": ⟦"data:text/html,<b>Акция</b>"⟧}},
        {"type": "image", "src": ⟦"data:text/html,<b>Акция</b>"⟧}
        """#),
      .elements(
        "an image in its own `src`", #"{"type": "image", "src": "data:image/png;base64,iVBORw0KGgo="}"#),
      .elements(
        "the words elsewhere in a url",
        #"{"type": "button", "text": "Урок", "onClick": {"action": "follow_url", "url": "https://a.test/javascript:data:"}}"#
      ),
    ]
  ) { payload, report in
    for content in payload.contents {
      for link in content.links {
        guard let scheme = link.address.scheme, scheme == "javascript" || scheme == "data" else { continue }
        if link.use == .image, link.address.trimmed.lowercased().hasPrefix("data:image/") { continue }
        report.add(
          link.node,
          "\(content.words(for: link)) is \(scheme == "data" ? "content" : "code") and no address: \(LintQuote.of(link.address.text))",
          "write the address of a page, such as \"https://shop.example.test/sale\"")
      }
    }
  }
}
