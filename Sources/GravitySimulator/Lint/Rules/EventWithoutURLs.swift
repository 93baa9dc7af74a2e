extension LintRule {
  static let eventWithoutURLs = LintRule(
    "event-without-urls", .note, "An entry of `events` has no urls",
    """
    Nothing is hit by such an entry, so the server learns nothing of what it is about. On Flutter it is enough for the \
    app to be told, which is the one reason to have it.
    """,
    rules: ["E7", "N5"],
    examples: [
      .content(
        "an empty list",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ⟦[]⟧}]
        """#),
      .slots(
        "an entry of a slot",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6a5f4b7b73a8b1a026084fe2",
        "events": [{"type": "click", "urls": ⟦[]⟧}]}
        """#),
      .content(
        "a url, and no list at all, which is told as a missing key",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}]},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]}, {"type": "close"}]
        """#),
    ]
  ) { payload, report in
    for entry in payload.contents.flatMap(\.entryLists).joined() {
      guard let urls = entry.urls, urls.kind == .array, urls.children.isEmpty else { continue }
      report.add(
        urls, "the entry \(LintQuote.of(entry.typeName)) has no urls, so the server learns nothing of it",
        "add a url, or remove the entry unless a Flutter app waits for it")
    }
  }
}
