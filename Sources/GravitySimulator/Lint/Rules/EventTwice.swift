extension LintRule {
  static let eventTwice = LintRule(
    "event-twice", .warning, "A second entry of `events` has a type that was there before",
    """
    Only the first entry of a type counts. The urls of any further one are never hit.
    """,
    rules: ["A1", "E5"],
    examples: [
      .content(
        "the same type again",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]},
        {"type": "close", "urls": ["https://ev.example-gravity.test/c"]},
        {"type": ⟦"load"⟧, "urls": ["https://pixel.example-partner.test/l"]},
        {"type": ⟦"load"⟧, "urls": []}]
        """#),
      .slots(
        "within one slot",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6a5f4b7b73a8b1a026084fe2", "events": [
        {"type": "click", "urls": ["https://ev.example-gravity.test/c"]},
        {"type": ⟦"click"⟧, "urls": ["https://pixel.example-partner.test/c"]}]},
        {"item": {"sku": "sku-27182"}, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd", "events": [
        {"type": "click", "urls": ["https://ev.example-gravity.test/c"]}]}
        """#),
      .content(
        "several urls of one entry",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l", "https://pixel.example-partner.test/l"]}]
        """#),
    ]
  ) { payload, report in
    for entries in payload.contents.flatMap(\.entryLists) {
      var types: Set<String> = []
      for entry in entries where !types.insert(entry.typeName).inserted {
        report.add(
          entry.type, "a second entry \(LintQuote.of(entry.typeName)) is never used: only the first counts",
          "move its urls to the first one, and remove it")
      }
    }
  }
}
