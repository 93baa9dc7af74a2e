import GravityPresentation

extension LintRule {
  static let differsMethod = LintRule(
    "differs-method", .warning, "A delivery method is spelled so that not every SDK knows it",
    """
    The iOS SDKs do not look at the case of a delivery method and know several spellings, the others know theirs to the \
    letter. With one that an SDK does not know it presents nothing.
    """,
    rules: ["P10"],
    examples: [
      .contents(
        "a hyphen",
        #"""
        {"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"full-screen"⟧, "variables": {}}
        """#),
      .contents(
        "capitals",
        #"""
        {"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"snackBar"⟧, "variables": {}},
        {"contentId": "promo-2", "contentType": "native", "deliveryMethod": ⟦"Modal"⟧, "variables": {}}
        """#),
      .content("what every SDK knows", method: "bottom_sheet", #""variables": {}"#),
      .response(
        "an inline component, which is drawn whatever its method",
        #"""
        {"data": [{"selector": "home", "payload": [{"contents": [
         {"contentId": "promo-1", "contentType": "native", "deliveryMethod": "fullScreen", "variables": {}}]}]}]}
        """#),
      .content("what none knows", method: "popup", #""variables": {}"#),
    ]
  ) { payload, report in
    for content in payload.presentedContents {
      // One that the profile's own SDK does not know is another rule's.
      guard content.method != nil, let node = content.node["deliveryMethod"], let written = content.methodName
      else { continue }
      let strangers = strangers(to: written)
      if strangers.isEmpty { continue }
      let name = DeliveryRegistry.standard.name(ofWireName: written, under: content.profile.policy)
      let spellings = DeliveryRegistry.standard.methods.first { $0.name == name }?.wireNames ?? []
      let advice = spellings.first { LintRule.strangers(to: $0).isEmpty }
      let clause = LintWords.clause(strangers, "does", "do")
      report.add(
        node,
        "\(clause) not know the delivery method \(LintQuote.of(written)), so \(content.name) is not shown there (P10)",
        advice.map { "write \"\($0)\", which every SDK knows" } ?? "aim the campaign at the other SDKs alone")
    }
  }

  private static func strangers(to wireName: String) -> [String] {
    Profile.sdkNames { DeliveryRegistry.standard.name(ofWireName: wireName, under: $0) == nil }
  }
}
