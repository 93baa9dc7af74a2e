import GravityPresentation

extension LintRule {
  static let missingKey = LintRule(
    "missing-key", .error, "A key that SDKs need is missing or null",
    """
    SDKs decode a response as a whole. A content without `contentType`, an element without `type` or a click without \
    `action` fails all of it, and with it every other campaign of the answer. What each profile needs is listed in \
    N5; `null` counts as missing.
    """,
    rules: ["N5", "P1"],
    examples: [
      .contents(
        "a content without its type", #"⟦{"contentId": "promo-1", "deliveryMethod": "modal"}⟧"#),
      .contents(
        "null for a content's id",
        #"{"contentId": ⟦null⟧, "contentType": "native", "deliveryMethod": "modal"}"#),
      .elements("an element without a type", #"⟦{"text": "Скидка 15%"}⟧"#),
      .elements("a click without an action", #"{"type": "button", "text": "Да", "onClick": ⟦{"step": 2}⟧}"#),
      .content("a frame without a container", #""variables": {"frameUI": ⟦{"close": null}⟧}"#),
      .content("an entry of events without urls", #""events": [⟦{"type": "load"}⟧]"#),
      .content(
        "a slot without its product",
        #""products": {"strategyId": "bestsellers", "fallback": false, "#
          + #""slots": [⟦{"fallback": false, "strId": "6a5f4b7b73a8b1a026084fe9"}⟧]}"#),
      .response("a campaign without variations", #"{"data": [⟦{"selector": "home"}⟧]}"#),
      .response("a candidate without its campaign", #"{"campaigns": [⟦{"priority": 5}⟧]}"#),
      .response("no data, which means no content", #"{"user": {"uid": "6a12dea96fec20593566ab75"}}"#),
      .content("parts that nobody needs", #""step": null, "variables": {"frameUI": null}"#),
      .elements("null where a text may be", #"{"type": "image", "text": null, "onClick": null}"#),
    ]
  ) { payload, report in
    let policy = payload.profile.policy.decoding
    for fault in payload.faults {
      guard let member = fault.lacking else { continue }
      let what =
        fault.problem == .isNull
        ? "`\(member.key)` is null" : "\(fault.subject) has no `\(member.key)`"
      report.add(
        fault.node, "\(what), so \(policy.consequence)",
        fault.problem == .isNull
          ? "write \(member.shape.noun) for `\(member.key)`"
          : "add `\(member.key)`, \(member.shape.noun)")
    }
  }
}

extension PayloadShape {
  fileprivate var noun: String {
    switch self {
    case .text: "a text"
    case .wholeNumber: "a whole number"
    case .boolean: "true or false"
    case .list: "a list"
    case .object, .openObject: "an object"
    }
  }
}
