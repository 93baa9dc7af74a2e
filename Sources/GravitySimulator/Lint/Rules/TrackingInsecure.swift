extension LintRule {
  static let trackingInsecure = LintRule(
    "tracking-insecure", .warning, "A tracking url is not https",
    """
    Apps refuse `http:` unless they ask for an exception, and then nothing is counted. Where it works, the project's \
    key travels in clear: SDKs send it along with every tracking url, whatever its host.
    """,
    rules: ["N6", "E9"],
    examples: [
      .content(
        "of a content",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ["https://ev.example-gravity.test/l", ⟦"http://pixel.example-partner.test/l"⟧]}]
        """#),
      .slots(
        "of a slot",
        #"""
        {"item": {"sku": "sku-31415"}, "fallback": false, "strId": "6a5f4b7b73a8b1a026084fe2", "events": [
        {"type": "click", "urls": [⟦"ftp://ev.example-gravity.test/c"⟧]}]}
        """#),
      .content(
        "encrypted, or no url at all, which another rule tells",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Скидка 15%"}], "onLoad": {"action": "load"}},
        "events": [{"type": "load", "urls": ["HTTPS://ev.example-gravity.test/l", "ev.example-gravity.test/l"]}]
        """#),
    ]
  ) { payload, report in
    for url in payload.trackingURLs {
      guard let text = url.string, let scheme = AddressText(text).scheme, scheme != "https" else { continue }
      report.add(
        url,
        "a tracking url is not encrypted, so it may not be hit, and shows the project's key: \(LintQuote.of(text))",
        "write `https:`")
    }
  }
}
