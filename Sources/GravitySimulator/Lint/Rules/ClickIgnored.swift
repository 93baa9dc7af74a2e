extension LintRule {
  static let clickIgnored = LintRule(
    "click-ignored", .warning, "An `onClick` stands where no tap is heard",
    """
    Only texts, images, buttons, the close button and the container of a snack bar react to taps. On spacers, containers \
    of products and items, web views, inputs of forms and the containers of other methods an `onClick` is ignored. An \
    inline block that the app draws itself may do otherwise, so there its container is only worth a note.
    """,
    rules: ["A12", "D4", "D6"],
    examples: [
      .elements(
        "spacers and web views",
        #"""
        {"type": "spacer", "onClick": ⟦{"action": "close"}⟧},
        {"type": "webview", "url": "https://shop.example.test/wheel", "onClick": ⟦{"action": "close"}⟧}
        """#),
      .elements(
        "containers of products and items",
        #"""
        {"type": "products-container", "style": {"productContainerType": "row"}, "onClick": ⟦{"action": "close"}⟧},
        {"type": "items-container", "onClick": ⟦{"action": "cancel"}⟧}
        """#),
      .elements(
        "an input of a form",
        #"{"type": "text-input", "attributeName": "city", "onClick": ⟦{"action": "close"}⟧}"#),
      .content(
        "the container of a modal",
        #"""
        "variables": {"frameUI": {"container": {"onClick": ⟦{"action": "follow_deeplink", "deeplink": "shop://sale"}⟧}},
        "elements": [{"type": "text", "text": "Скидка 15%"}]}
        """#),
      .content(
        "the container of an inline block", method: "inline",
        #"""
        "variables": {"frameUI": {"container": {"onClick": ⟦{"action": "follow_deeplink", "deeplink": "shop://sale"}⟧}},
        "elements": [{"type": "text", "text": "Скидка 15%"}]}
        """#),
      .content(
        "a close button of a snack bar", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"frameUI": {"container": {}, "close":
        {"onClick": ⟦{"action": "close"}⟧}}, "elements": [{"type": "text", "text": "Заказ в пути"}]}
        """#),
      .content(
        "the container of a snack bar", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"frameUI": {"container":
        {"onClick": {"action": "follow_deeplink", "deeplink": "shop://orders"}}},
        "elements": [{"type": "text", "text": "Заказ в пути"}]}
        """#),
      .elements(
        "texts, images and buttons",
        #"""
        {"type": "text", "text": "Правила", "onClick": {"action": "close"}},
        {"type": "image", "src": "https://cdn.example.test/1.webp", "onClick": {"action": "close"}},
        {"type": "button", "text": "OK", "onClick": {"action": "close"}}, {"type": "spacer", "onClick": null}
        """#),
      .content(
        "a method that nobody knows", method: "story",
        #"""
        "variables": {"frameUI": {"container": {"onClick": {"action": "close"}}}, "elements": [{"type": "text"}]}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for click in content.clicks {
        guard let reason = content.reasonOfNeglect(click) else { continue }
        report.add(
          click.node, "\(content.words(for: click)) ignores its `onClick`: \(reason)",
          "remove it, or put it on a text, an image or a button",
          severity: content.method == .inline && click.owner == .container ? .note : nil)
      }
    }
  }
}
