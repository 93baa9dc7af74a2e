import GravityPresentation

extension LintRule {
  static let differsURLType = LintRule(
    "differs-url-type", .warning, "The type of a link is missing, or is no text",
    """
    Most SDKs open a link without a `type` in the browser. iOS 1.0.4 does not follow it, and reads nothing of a response \
    with a `type` that is no text.
    """,
    rules: ["A5"],
    examples: [
      .elements(
        "none",
        #"""
        {"type": "button", "text": "Смотреть", "onClick": ⟦{"action": "follow_url", "url": "https://shop.example.test"}⟧}
        """#),
      .elements(
        "null",
        #"""
        {"type": "button", "text": "Смотреть", "onClick": {"action": "follow_url", "url": "https://shop.example.test",
         "type": ⟦null⟧}}
        """#),
      .elements(
        "a number, even where nobody looks at it",
        #"""
        {"type": "button", "text": "Смотреть", "onClick": {"action": "follow_url", "url": "https://shop.example.test",
         "type": ⟦7⟧}}, {"type": "spacer", "onClick": {"action": "close", "type": ⟦false⟧}}
        """#),
      .elements(
        "a type, another action, and a click that is ignored",
        #"""
        {"type": "button", "text": "Смотреть", "onClick": {"action": "follow_url", "url": "https://shop.example.test",
         "type": "webview"}}, {"type": "button", "text": "Ок", "onClick": {"action": "close"}},
        {"type": "spacer", "onClick": {"action": "follow_url", "url": "https://shop.example.test"}}
        """#),
    ]
  ) { payload, report in
    let refusing = Profile.sdkNames { $0.decoding.urlTypeMustBeString }
    let idle = Profile.sdkNames { $0.actions.missingURLType == .doesNothing }
    for content in payload.contents {
      for click in refusing.isEmpty ? [] : content.clicks {
        guard let type = click.node["type"], type.kind != .string else { continue }
        report.add(
          type,
          LintWords.clause(refusing, "reads", "read")
            + " nothing of a response with a `type` that is no text (A5)",
          "write \"browser\" or \"webview\"")
      }
      for tap in idle.isEmpty ? [] : content.targets where tap.click.action == .followURL {
        guard let url = tap.click.node["url"]?.string, tap.click.node["type"] == nil else { continue }
        report.add(
          tap.click.node.member("type") ?? tap.click.node,
          LintWords.clause(idle, "does", "do")
            + " not follow \(LintQuote.of(url)), for the link has no `type` (A5)",
          "add \"type\": \"browser\"")
      }
    }
  }
}
