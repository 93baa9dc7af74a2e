extension LintRule {
  static let hookAction = LintRule(
    "hook-action", .note, "A life-cycle hook reports by the action of another occasion",
    """
    The action of a hook picks the urls, whatever the occasion: with `"onVisibleImpression": {"action": "load"}` the urls \
    of `load` are hit when the content is seen. That works, and is seldom what is meant.
    """,
    rules: ["E12"],
    examples: [
      .content(
        "hooks that are mixed up",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"},
        "onVisibleImpression": {"action": ⟦"load"⟧}, "onClose": {"action": ⟦"cancel"⟧}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]},
        {"type": "cancel", "urls": ["https://ev.example-gravity.test/c"]}]
        """#),
      .content(
        "each its own, and one with a word of the app's",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"},
        "onImpression": {"action": "impression"}, "onVisibleImpression": {"action": "seen"},
        "onClose": {"action": "close"}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for hook in content.hooks where hook.isKnown {
        let own = hook.occasion.action.wireName
        guard hook.actionName != own else { continue }
        report.add(
          hook.node,
          "`\(hook.occasion.rawValue)` hits the urls of \(LintQuote.of(hook.actionName)), not those of \"\(own)\"",
          "write \"\(own)\" unless that is meant")
      }
    }
  }
}
