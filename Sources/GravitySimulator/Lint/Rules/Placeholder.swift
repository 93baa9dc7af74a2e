extension LintRule {
  static let placeholder = LintRule(
    "placeholder", .warning, "A text holds a placeholder that nobody has filled in",
    """
    Whatever stands in the payload is shown as it is: the SDKs fill in nothing. `{{name}}` is looked for in texts and in \
    links, `${name}` and `%name%` in texts alone, for links have uses of their own for these signs.
    """,
    rules: [],
    examples: [
      .elements("braces", #"{"type": "text", "text": "Здравствуйте, ⟦{{ user.name }}⟧!"}"#),
      .elements("two of them", #"{"type": "text", "text": "⟦{{discount}}⟧ % off ⟦{{category}}⟧"}"#),
      .elements(
        "in a link",
        #"""
        {"type": "button", "text": "Забрать", "onClick": {"action": "follow_url",
         "url": "https://shop.example.test/gift?id=⟦{{giftId}}⟧", "type": "browser"}}
        """#),
      .elements("a dollar sign with braces", #"{"type": "text", "text": "Ваш баланс: ⟦${balance}⟧"}"#),
      .elements("between per cent signs", #"{"type": "text", "text": "Hello, ⟦%FIRST_NAME%⟧"}"#),
      .elements(
        "in the source of an image",
        #"{"type": "image", "src": "https://cdn.example-gravity.test/⟦{{creative}}⟧.webp"}"#),
      .elements(
        "per cent and braces that are just that",
        #"""
        {"type": "text", "text": "50%off% и 100% хлопок, {скидка}, ${}, {{}}, $5, %d%, {{"},
        {"type": "button", "text": "Смотреть", "onClick": {"action": "follow_url", "type": "browser",
         "url": "https://shop.example.test/?q=%D0%BAD%D0&t=${t}"}, "analyticsName": "{{name}}"}
        """#),
    ]
  ) { payload, report in
    for variables in payload.contents.compactMap(\.variables) {
      for node in variables.descendants where node.kind == .string {
        let bytes = node.tree.bytes[node.bytes]
        guard bytes.contains(where: PlaceholderScanner.isSign), let key = node.key,
          let isShown = PlaceholderScanner.keys[key]
        else { continue }
        for place in PlaceholderScanner(bytes, onlyBraces: !isShown).places() {
          let name = String(decoding: node.tree.bytes[place], as: UTF8.self)
          report.add(
            place, "the placeholder \(LintQuote.of(name)) stays as it is, for no SDK fills it in",
            "fill it in where the campaign is made, or leave it out")
        }
      }
    }
  }
}
