import GravityPresentation

extension LintRule {
  static let noRoot = LintRule(
    "no-root", .note, "Every content of a variation has a step",
    """
    The content without a step comes first. Where there is none, iOS and Android take the one with the lowest step, iOS \
    1.0.4 the first that there is, and Flutter presents nothing of the campaign.
    """,
    rules: ["P5"],
    examples: [
      .contents(
        "steps from 1 on",
        #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 2}, "#
          + #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", "step": ⟦1⟧}"#),
      .contents(
        "a single content",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal", "step": ⟦1⟧}"#),
      .contents(
        "one has none",
        #"{"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 2}, "#
          + #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}"#),
      .response("no contents", #"{"data": []}"#),
    ]
  ) { payload, report in
    let choice = payload.profile.policy.rootContent
    for variation in payload.variations where !variation.isInline {
      guard variation.contents.allSatisfy({ $0.node["step"] != nil }) else { continue }
      guard let root = variation.root, let node = root.node["step"], root.step != nil else { continue }
      if choice == .withoutStepOnly {
        report.add(
          node, "every content has a step, so nothing of the campaign is presented",
          "leave `step` out of the content that comes first", severity: .error)
      } else {
        report.add(
          node, "every content has a step; \(root.name) \(reason(for: choice)), but Flutter presents nothing",
          "leave `step` out of the content that comes first; iOS 1.0.4 then begins with the next one")
      }
    }
  }

  private static func reason(for choice: RootContentChoice) -> String {
    switch choice {
    case .withoutStepElseLowest: "has the lowest and comes first"
    case .firstWithStepElseFirst, .first, .withoutStepOnly: "is the first of them and comes first"
    }
  }
}
