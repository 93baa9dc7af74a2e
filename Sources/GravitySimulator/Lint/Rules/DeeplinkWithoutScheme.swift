extension LintRule {
  static let deeplinkWithoutScheme = LintRule(
    "deeplink-without-scheme", .warning, "A deep link does not begin with a scheme",
    """
    A deep link is handed to the app as it is written. Most apps open it as a url, which needs a scheme: `shop://catalog`. \
    One without leads somewhere only where the app completes it.
    """,
    rules: ["A6"],
    examples: [
      .elements(
        "a path",
        #"""
        {"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": ⟦"catalog/sale"⟧}},
        {"type": "text", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": ⟦"//catalog"⟧}}
        """#),
      .elements(
        "an effect of a form",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form", "closeOnClick": false,
        "event": {"type": "review-v1", "name": "Review"},
        "default": {"do": [{"effect": "open_deeplink", "deeplink": ⟦"orders"⟧}]}}}
        """#),
      .elements(
        "schemes, and links of the web",
        #"""
        {"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": "shop://catalog"}},
        {"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": "https://shop.example.test/c"}}
        """#),
      .elements(
        "an empty one is missing",
        #"{"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": ""}}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for link in content.links where link.use == .deeplink && link.address.scheme == nil {
        if link.address.isEmpty { continue }
        report.add(
          link.node,
          "\(content.words(for: link)) has no scheme, so it opens only where the app adds one: \(LintQuote.of(link.address.text))",
          "begin it with the app's scheme, as in \"shop://catalog\"")
      }
    }
  }
}
