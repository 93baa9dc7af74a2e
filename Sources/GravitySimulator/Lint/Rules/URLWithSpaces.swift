extension LintRule {
  static let urlWithSpaces = LintRule(
    "url-with-spaces", .error, "A url or a deep link has spaces or line breaks in it",
    """
    Spaces and line breaks are no part of an address, and most systems refuse one that has them, those at its ends \
    included: they come along when it is copied from a text.
    """,
    rules: ["A5", "A6"],
    examples: [
      .elements(
        "within",
        #"{"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": ⟦"https://shop.example.test/big sale"⟧}}"#
      ),
      .elements(
        "at the ends",
        #"""
        {"type": "image", "src": ⟦" https://cdn.example.test/1.webp"⟧},
        {"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": ⟦"shop://catalog\n"⟧}},
        {"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": ⟦"shop://catalog\u00a0"⟧}}
        """#),
      .elements(
        "escaped ones, and letters of all alphabets",
        #"""
        {"type": "button", "text": "Акция", "onClick": {"action": "follow_url", "url": "https://shop.example.test/big%20sale"}},
        {"type": "button", "text": "Каталог", "onClick": {"action": "follow_deeplink", "deeplink": "shop://каталог"}}
        """#),
      .elements("a text is no url", #"{"type": "text", "text": "https://shop.example.test/big sale"}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for link in content.links where link.address.hasSpaces {
        let trimmed = link.address.trimmed
        let isAtEnds = !AddressText(trimmed).hasSpaces
        report.add(
          link.node,
          "\(content.words(for: link)) has spaces \(isAtEnds ? "at its ends" : "in it"): \(LintQuote.of(link.address.text))",
          isAtEnds && !trimmed.isEmpty
            ? "write \(LintQuote.of(trimmed))" : "remove them, or write `%20` for those that belong to it")
      }
    }
  }
}
