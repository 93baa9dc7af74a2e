extension LintRule {
  static let misspelledKey = LintRule(
    "misspelled-key", .warning, "A key is nearly one that SDKs read",
    """
    Unknown keys are passed over without a word, so a slip of the finger looks like a campaign without that part: `event` \
    for `events` reports nothing, and `onclick` makes a button that does nothing. Keys are told apart by capitals, too. \
    Nothing is said where the right key stands beside it.
    """,
    rules: ["N5"],
    examples: [
      .content("one letter is missing", #"⟦"event"⟧: [{"type": "load", "urls": []}], "variables": {}"#),
      .elements(
        "capitals", #"{"type": "button", "text": "Закрыть", ⟦"onclick"⟧: {"action": "close"}}"#),
      .elements(
        "another way to write words", #"{"type": "text", "text": "Да", "style": {⟦"font_size"⟧: 16}}"#),
      .elements(
        "two letters swapped, in a click",
        #"{"type": "button", "text": "Код", "onClick": {"action": "copy", ⟦"copyDtaa"⟧: "SALE"}}"#),
      .content("a key of the server's own", #""eventsSource": "crm", "variables": {}"#),
      .elements("both", #"{"type": "text", "text": "Да", "Text": "Нет"}"#),
      .elements("a style that no SDK reads", #"{"type": "text", "text": "Да", "style": {"shadow": 4}}"#),
    ]
  ) { payload, report in
    check(payload.root, .response, &report)
    for campaign in payload.campaigns { check(campaign.node, .campaign, &report) }
    for variation in payload.variations { check(variation.node, .variation, &report) }
    for content in payload.contents { checkParts(of: content, &report) }
  }

  private static func checkParts(of content: LintedContent, _ report: inout LintReport) {
    check(content.node, .content, &report)
    check(content.variables, .variables, &report)
    check(content.frame, .frame, &report)
    check(content.closeButton, .part, &report)
    check(content.container, .part, &report)
    check(content.products, .products, &report)
    for element in content.elements { check(element.node, .element, &report) }
    for click in content.clicks { check(click.node, .click, &report) }
    for style in content.styles { check(style, .style, &report) }
    for slot in content.slots { check(slot, .slot, &report) }
    for entry in content.entryLists.joined() { check(entry.node, .entry, &report) }
  }

  private static func check(_ object: JSONNode?, _ known: KnownKeys, _ report: inout LintReport) {
    guard let object else { return }
    let unknown = object.tree.members(of: object.number, besides: known.table)
    guard !unknown.isEmpty else { return }
    let lacking = known.lacking(in: object)
    for member in unknown {
      guard let key = member.key, let meant = KnownKeys.meant(by: key, among: lacking) else { continue }
      report.add(
        key: member, "no SDK reads \(LintQuote.of(key)) here, and this lacks `\(meant)`",
        "did you mean `\(meant)`?")
    }
  }
}
