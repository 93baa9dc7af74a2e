import GravityPresentation

extension LintRule {
  static let unknownMethod = LintRule(
    "unknown-method", .error, "The delivery method is no word that the SDK knows",
    """
    A content whose `deliveryMethod` means nothing to an SDK is not presented, neither by a trigger nor as a step; the \
    next campaign has its turn. SDKs differ in the spellings they take: `full_screen`, `modal`, `bottom_sheet`, \
    `snackbar` and `inline` are known to all of them.
    """,
    rules: ["P10"],
    examples: [
      .contents(
        "a word of another system",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"popup"⟧}"#),
      .contents(
        "a typing mistake",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦"botom_sheet"⟧}"#),
      .contents(
        "an empty word", #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦""⟧}"#),
      .content("in capitals, which iOS takes", method: "BOTTOM-SHEET", #""step": 1"#),
      .content("inline content", method: "inline", #""step": 1"#),
    ]
  ) { payload, report in
    for content in payload.presentedContents where content.method == nil {
      guard let node = content.node["deliveryMethod"], let name = content.methodName else { continue }
      // Flutter knows two more, of which a trigger presents nothing, as of `inline`.
      if payload.profile.policy.methodNames == .asFlutter, name == "json" || name == "tooltip" { continue }
      report.add(
        node,
        "\(payload.profile.name) knows no delivery method \(Quoted(name)), so \(content.name) is not presented",
        .choice(of: methods, insteadOf: name))
    }
  }

  /// One spelling of each that all SDKs know.
  private static let methods = ["full_screen", "modal", "bottom_sheet", "snackbar", "inline"]
}
