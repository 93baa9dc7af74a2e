import GravityActions
import GravityPresentation

extension LintRule {
  static let eventUnused = LintRule(
    "event-unused", .warning, "An entry of `events` belongs to nothing that happens",
    """
    The urls of an entry are hit when a hook or a click has an action of that name, and those of a slot when its card \
    is seen (`visible_impression`) or tapped (`click`). An entry for an occasion whose hook is missing, or of a type \
    that is nowhere else in the content, is never used. Entries for clicks that the content does not have are none \
    of this rule's business: the server writes them whether a button has the action or not.
    """,
    rules: ["A1", "E1", "E5", "E6", "E12"],
    examples: [
      .content(
        "the hook is missing",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]},
        {"type": ⟦"impression"⟧, "urls": ["https://ev.example-gravity.test/i"]},
        {"type": ⟦"close"⟧, "urls": ["https://ev.example-gravity.test/c"]}]
        """#),
      .content(
        "a slip of the finger, and a word of nobody",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onClose": {"action": "close"}},
        "events": [{"type": ⟦"clsoe"⟧, "urls": ["https://ev.example-gravity.test/c"]},
        {"type": ⟦"teleport"⟧, "urls": ["https://ev.example-gravity.test/t"]}]
        """#),
      .slots(
        "an entry of a slot",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6a5f4b7b73a8b1a026084fe2", "events": [
        {"type": "visible_impression", "urls": ["https://ev.example-gravity.test/v"]},
        {"type": ⟦"clik"⟧, "urls": ["https://ev.example-gravity.test/c"]}]}
        """#),
      .content(
        "hooks and clicks, and entries for clicks that the server writes anyway",
        #"""
        "variables": {"elements": [{"type": "button", "text": "OK", "onClick": {"action": "close"}},
        {"type": "button", "text": "Оценить", "onClick": {"action": "rate_app"}}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l"]},
        {"type": "close", "urls": ["https://ev.example-gravity.test/c"]},
        {"type": "rate_app", "urls": ["https://ev.example-gravity.test/r"]},
        {"type": "click", "urls": ["https://ev.example-gravity.test/k"]},
        {"type": "follow_url", "urls": ["https://ev.example-gravity.test/u"]}]
        """#),
      .content(
        "the hook has another action",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onClose": {"action": "cancel"}},
        "events": [{"type": "cancel", "urls": ["https://ev.example-gravity.test/x"]},
        {"type": ⟦"close"⟧, "urls": ["https://ev.example-gravity.test/c"]}]
        """#),
      .content(
        "an inline block is never closed", method: "inline",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}]},
        "events": [{"type": "close", "urls": ["https://ev.example-gravity.test/c"]}]
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      checkEntries(of: content, &report)
      for slot in content.slots {
        for entry in LintedEntry.list(slot) where !cardTypes.contains(entry.typeName) {
          tell(entry, near: NearestName.of(entry.typeName, among: cardTypes), "of a slot", &report)
        }
      }
    }
  }

  private static let cardTypes = [
    ProductEngagement.visibleImpression.wireName, ProductEngagement.click.wireName,
  ]
  /// What the server has an entry for, whatever the content can do.
  private static let anyway: Set = [
    "click", "copy", "cancel", "follow_url", "follow_deeplink", "request_push", "request_tracking",
    "open_step", "submit_form",
  ]

  private static func checkEntries(of content: LintedContent, _ report: inout LintReport) {
    let entries = content.entries
    guard !entries.isEmpty else { return }
    let hooks = content.hooks
    let clicks = Set(content.clicks.compactMap(\.actionName))
    var types = anyway.union(hooks.map(\.actionName)).union(clicks)
    let hit = entryOfUnknownActions(content)?.node.number
    for entry in entries where types.insert(entry.typeName).inserted && entry.node.number != hit {
      if let occasion = LintedHook.Occasion.allCases.first(where: { $0.action.wireName == entry.typeName }) {
        let hook = hooks.first { $0.occasion == occasion }
        // A hook with a word that nobody knows is told as such.
        guard content.reports(occasion), hook?.isKnown ?? true else { continue }
        let action = "\"action\": \"\(entry.typeName)\""
        report.add(
          entry.type, "the urls of \(LintQuote.of(entry.typeName)) are never hit: no hook has that action",
          hook == nil
            ? "add `\"\(occasion.rawValue)\": {\(action)}` to `variables`"
            : "write `\(action)` in `\(occasion.rawValue)`, or remove the entry")
      } else {
        tell(entry, near: NearestName.of(entry.typeName, among: valid), "of the content", &report)
      }
    }
  }

  /// A1: where all unknown words are equal, each of them hits the first entry with one.
  private static func entryOfUnknownActions(_ content: LintedContent) -> LintedEntry? {
    let actions = content.hooks.map(\.actionName) + content.clicks.compactMap(\.actionName)
    guard content.profile.policy.actions.unknownNames == .allEqual, actions.contains(where: isUnknown) else {
      return nil
    }
    return content.entries.first { isUnknown($0.typeName) }
  }

  private static func isUnknown(_ name: String) -> Bool {
    if case .unknown = ActionName(wireName: name) { return true }
    return false
  }

  private static let valid = ActionName.known.map(\.wireName) + ["submit_form", "click"]

  private static func tell(
    _ entry: LintedEntry, near: String?, _ owner: String, _ report: inout LintReport
  ) {
    let message = "the urls of \(LintQuote.of(entry.typeName)) are never hit: nothing \(owner) has that name"
    if let near {
      report.add(entry.type, message, "did you mean \"\(near)\"?")
    } else {
      report.add(entry.type, message, "remove the entry, or correct its type", severity: .note)
    }
  }
}
