extension LintRule {
  static let urlWithoutScheme = LintRule(
    "url-without-scheme", .error, "A url does not begin with a scheme",
    """
    An address such as `shop.example.test/sale` or `/sale` is no url to an app: there is no page to be relative to. The \
    link does not open, and the image is not drawn.
    """,
    rules: ["A5"],
    examples: [
      .elements(
        "a link without `https:`",
        #"""
        {"type": "button", "text": "Акция",
        "onClick": {"action": "follow_url", "url": ⟦"shop.example.test/sale"⟧}},
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": ⟦"//shop.example.test/sale"⟧}},
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": ⟦"/sale?from=app:1"⟧}}
        """#),
      .elements(
        "a host with a port",
        #"{"type": "text", "text": "Тест", "onClick": {"action": "follow_url", "url": ⟦"test.shop.ru:8080/sale"⟧}}"#
      ),
      .elements(
        "an image and a web view",
        #"""
        {"type": "image", "src": ⟦"creatives/hero.webp"⟧}, {"type": "webview", "url": ⟦"shop.example.test"⟧}
        """#),
      .content(
        "the image of a close button",
        #"""
        "variables": {"frameUI": {"container": {}, "close": {"image": ⟦"icons/cross.png"⟧}},
        "elements": [{"type": "text", "text": "Привет"}]}
        """#),
      .elements(
        "an effect of a form",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form", "closeOnClick": false,
        "event": {"type": "review-v1", "name": "Review"}, "default": {"do": [{"effect": "open_url",
        "url": ⟦"www.shop.example.test"⟧}]}, "routes": [{"when": {"attributeName": "stars", "operator": "is_empty"},
        "do": [{"effect": "follow_url", "url": "https://shop.example.test"}]}]}}
        """#),
      .elements(
        "schemes of all sorts",
        #"""
        {"type": "button", "text": "Сайт", "onClick": {"action": "follow_url", "url": "https://shop.example.test:8443/a"}},
        {"type": "button", "text": "Звонок", "onClick": {"action": "follow_url", "url": "tel:112"}},
        {"type": "button", "text": "Магазин", "onClick": {"action": "follow_url", "url": "itms-apps://apple.com/app/id1"}},
        {"type": "button", "text": "Приложение", "onClick": {"action": "follow_url", "url": "com.shop.app://sale"}},
        {"type": "image", "src": "HTTPS://cdn.example.test/1.webp"}
        """#),
      .elements(
        "a url that no action reads, and a deep link",
        #"""
        {"type": "button", "text": "Закрыть", "onClick": {"action": "close", "url": "shop.example.test"}},
        {"type": "button", "text": "В каталог", "onClick": {"action": "follow_deeplink", "deeplink": "catalog"}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for link in content.links where link.use != .deeplink && link.address.scheme == nil {
        // An empty link is a missing one.
        if link.address.isEmpty, link.use == .page { continue }
        let loss = link.use == .page ? "nothing opens" : "nothing is drawn"
        report.add(
          link.node,
          "\(content.words(for: link)) has no scheme, so \(loss): \(LintQuote.of(link.address.text))",
          advice(for: link))
      }
    }
  }

  private static func advice(for link: LintedLink) -> String {
    let text = link.address.trimmed
    if text.hasPrefix("//") { return "write \(LintQuote.of("https:" + text))" }
    let host = text.prefix { $0 != "/" }
    // `hero.webp` is a file rather than a host.
    let isHost = host.contains(".") && !host.hasPrefix(".") && (link.use != .image || host.count < text.count)
    guard isHost, !text.contains(where: \.isWhitespace) else {
      return "write the whole address, such as \"https://shop.example.test/sale\""
    }
    return "write \(LintQuote.of("https://" + text))"
  }
}
