import GravityPresentation

extension LintRule {
  static let trackingMalformed = LintRule(
    "tracking-malformed", .error, "A tracking url is no url",
    """
    What is no url is skipped without a word, so what it counts is not counted: an empty text, an address without \
    scheme, one with spaces in it, or with a placeholder that nobody has filled in.
    """,
    rules: ["E9"],
    examples: [
      .content(
        "empty, without scheme, with spaces, with a placeholder",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": [⟦""⟧, ⟦"//ev.example-gravity.test/l"⟧,
        ⟦"https://ev.example-gravity.test/l?name=big sale"⟧, ⟦"https://ev.example-gravity.test/l?u={{user_id}}"⟧]}]
        """#),
      .slots(
        "of a slot",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6a5f4b7b73a8b1a026084fe2", "events": [
        {"type": "click", "urls": [⟦"ev.example-gravity.test/c"⟧]}]}
        """#),
      .content(
        "escaped, and with colons of its own",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": [
        "https://ev.example-gravity.test/v2/engagement?decisionId=gf:6ac099a42a5555825cdb50df:1784619347&n=%D0%94"]}]
        """#),
    ]
  ) { payload, report in
    for url in payload.trackingURLs {
      guard let text = url.string, !TrackingURL(text).isURL else { continue }
      report.add(
        url, "\(text.isEmpty ? "an empty text" : LintQuote.of(text)) is no url, so it is never hit",
        advice(for: text))
    }
  }

  private static func advice(for text: String) -> String {
    let address = AddressText(text)
    if text.isEmpty { return "remove it, or write the url" }
    if address.scheme == nil { return "begin it with `https://`" }
    if address.hasSpaces { return "remove its spaces, or write `%20` for them" }
    return "write it as a url, with `%` escapes for what urls may not hold"
  }
}
