extension LintRule {
  static let eventMissing = LintRule(
    "event-missing", .warning, "An occasion in a content's life has no entry in `events`",
    """
    `onLoad`, `onImpression`, `onVisibleImpression` and `onClose` name an entry of `events` by its type, and its urls are \
    hit. Without the entry the server learns nothing; Flutter does not tell the app either. A content without any \
    events is most likely written by hand, so that is worth one note. Occasions that the delivery method never has or \
    never reports, such as the closing of an inline block, need no entry.
    """,
    rules: ["E1", "E2", "E3", "E4", "E7"],
    examples: [
      .content(
        "an entry is forgotten",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}],
        "onImpression": {"action": "impression"}, "onClose": {"action": ⟦"close"⟧}},
        "events": [{"type": "impression", "urls": ["https://ev.example-gravity.test/i"]}]
        """#),
      .content(
        "an action that is meant for clicks",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onClose": {"action": ⟦"cancel"⟧}},
        "events": [{"type": "close", "urls": ["https://ev.example-gravity.test/c"]}]
        """#),
      .content(
        "no events at all",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}],
        "onLoad": {"action": ⟦"load"⟧}, "onImpression": {"action": "impression"}}, "events": []
        """#),
      .content(
        "neither hooks nor events", #""variables": {"elements": [{"type": "text", "text": "Скидка 15%"}]}"#),
      .content(
        "an entry for each, one of them without urls",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}],
        "onLoad": {"action": "load"}, "onClose": {"action": "close"}}, "events": [{"type": "load", "urls": []},
        {"type": "close", "urls": ["https://ev.example-gravity.test/c"]}]
        """#),
      .content(
        "an inline block is not closed", method: "inline",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}],
        "onLoad": {"action": "load"}, "onClose": {"action": "close"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]}]
        """#),
      .content(
        "a snack bar reports no visible impression", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"elements": [{"type": "text", "text": "Заказ в пути"}],
        "onLoad": {"action": "load"}, "onVisibleImpression": {"action": "visible_impression"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]}]
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      let types = Set(content.entries.map(\.typeName))
      let lost = content.hooks.filter { hook in
        // A word that nobody knows is told as such.
        hook.isKnown && content.reports(hook.occasion) && !types.contains(hook.actionName)
      }
      guard let first = lost.first else { continue }
      if content.events.isEmpty {
        report.add(
          first.node, "\(content.name) has no `events`, so nothing in its life is reported to the server",
          "add an entry to `events` for each of \(lost.map { "`\($0.actionName)`" }.joined(separator: ", "))",
          severity: .note)
        continue
      }
      let isSilent = content.profile.policy.callbackNeedsEntry
      for hook in lost {
        report.add(
          hook.node,
          "no entry of `events` has the type \(LintQuote.of(hook.actionName)), so `\(hook.occasion.rawValue)` "
            + "hits no url\(isSilent ? ", and the app is not told" : "")",
          "add `{\"type\": \"\(hook.actionName)\", \"urls\": […]}` to `events`, or correct the action")
      }
    }
  }
}
