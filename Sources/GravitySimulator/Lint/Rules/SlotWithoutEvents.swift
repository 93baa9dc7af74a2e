import GravityPresentation

extension LintRule {
  static let slotWithoutEvents = LintRule(
    "slot-without-events", .note,
    "A product has no events, so the server does not learn that it was seen or tapped",
    """
    The urls of a slot's entry `visible_impression` are hit when its card is seen, those of `click` when the app says \
    that it was tapped. Without them the strategy learns nothing of the product, and Flutter does not tell the app \
    that it was seen either. Where no slot has any, the campaign counts no products, which is worth one note.
    """,
    rules: ["E5", "E6", "E7"],
    examples: [
      .slots(
        "no events, an empty list, and one without clicks",
        #"""
        {"item": {"sku": "1"}, "fallback": false, "strId": "6adb674a9570d11b901955a0", "events": [
        {"type": "visible_impression", "urls": ["https://ev.example-gravity.test/v"]},
        {"type": "click", "urls": ["https://ev.example-gravity.test/c"]}]},
        ⟦{"item": {"sku": "2"}, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd"}⟧,
        {"item": {"sku": "3"}, "fallback": false, "strId": "6a16e3a43e801ca768bc067e", "events": ⟦[]⟧},
        {"item": {"sku": "4"}, "fallback": false, "strId": "6a966914c27c23c456e058c9", "events": ⟦[
        {"type": "visible_impression", "urls": ["https://ev.example-gravity.test/v"]}]⟧}
        """#),
      .slots(
        "in none of them", key: #"⟦"slots"⟧"#,
        #"""
        {"item": {"sku": "1"}, "fallback": false, "strId": "6adb674a9570d11b901955a0"},
        {"item": {"sku": "2"}, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd", "events": []}
        """#),
      .slots(
        "both, one of them without urls, which another rule tells",
        #"""
        {"item": {"sku": "1"}, "fallback": false, "strId": "6adb674a9570d11b901955a0", "events": [
        {"type": "visible_impression", "urls": ["https://ev.example-gravity.test/v"]}, {"type": "click", "urls": []}]}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      let slots = content.slots.filter { $0.kind == .object }
      let types = slots.map { LintedEntry.list($0).map(\.typeName) }
      if !slots.isEmpty, types.allSatisfy(\.isEmpty), let list = content.products?["slots"] {
        report.add(
          key: list,
          "no product of \(content.name) has events, so the server does not learn which are seen or tapped",
          "add entries `visible_impression` and `click` to the events of each slot")
        continue
      }
      for (slot, types) in zip(slots, types) {
        let missing = ProductEngagement.allCases.map(\.wireName).filter { !types.contains($0) }
        guard !missing.isEmpty else { continue }
        let names = missing.map { "`\($0)`" }
        report.add(
          slot["events"] ?? slot,
          "a product of \(content.name) has no entry \(names.joined(separator: " or ")), so that is not reported",
          "add to its events \(names.joined(separator: " and ")) with urls")
      }
    }
  }
}
