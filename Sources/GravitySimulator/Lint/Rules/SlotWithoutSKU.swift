extension LintRule {
  static let slotWithoutSKU = LintRule(
    "slot-without-sku", .warning, "A product has no `sku`",
    """
    The fields of a product are those of the shop's feed, and `sku` is what the app knows it by: to open it, to filter \
    it, to tell one card from another. Where no product has one, the feed most likely names it otherwise, or the app \
    has not asked for it among its `fields`, so that is worth one note.
    """,
    rules: ["N3", "N5"],
    examples: [
      .slots(
        "missing, and empty",
        #"""
        {"item": {"sku": "sku-31415", "name": "Пальто"}, "fallback": false, "strId": "6adb674a9570d11b901955a0"},
        {"item": ⟦{"name": "Шарф", "price": "5490"}⟧, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd"},
        {"item": {"sku": ⟦""⟧, "name": "Перчатки"}, "fallback": false, "strId": "6a16e3a43e801ca768bc067e"}
        """#),
      .slots(
        "in capitals, where others are right",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6adb674a9570d11b901955a0"},
        {"item": ⟦{"SKU": "sku-27182"}⟧, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd"}
        """#),
      .slots(
        "in none of them", key: #"⟦"slots"⟧"#,
        #"""
        {"item": {"offer_id": "31415"}, "fallback": false, "strId": "6adb674a9570d11b901955a0"},
        {"item": {"offer_id": "27182"}, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd"}
        """#),
      .slots(
        "texts and numbers",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6adb674a9570d11b901955a0"},
        {"item": {"sku": 27182}, "fallback": false, "strId": "6a48275a7665cc6ed1bb95bd"}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      let items = content.slots.compactMap { $0["item"] }.filter { $0.kind == .object }
      let nameless = items.filter { !hasSKU($0) }
      guard !nameless.isEmpty else { continue }
      if nameless.count == items.count, let slots = content.products?["slots"] {
        report.add(
          key: slots, "no product of \(content.name) has a `sku`",
          "have `sku` in the feed and among the requested fields, unless the app knows products by another one",
          severity: .note)
        continue
      }
      for item in nameless {
        let near = item.members.lazy.compactMap(\.key).first { $0.lowercased() == "sku" }
        report.add(
          item["sku"] ?? item,
          "a product of \(content.name) has no `sku`, so the app cannot tell which it is",
          near.map {
            $0 == "sku" ? "write its `sku`, as it is in the feed" : "write `sku` instead of `\($0)`"
          }
            ?? "add its `sku`, as it is in the feed")
      }
    }
  }

  private static func hasSKU(_ item: JSONNode) -> Bool {
    guard let sku = item["sku"] else { return false }
    return sku.kind != .string || sku.bytes.count > 2
  }
}
