import GravityPresentation

extension LintRule {
  static let differsRoot = LintRule(
    "differs-root", .note, "SDKs begin a campaign with different contents",
    """
    Most SDKs begin with the content that has no step. iOS 1.0.4 begins with the first that has one, and what comes before \
    it is never seen there. Where every content has a step, iOS 1.0.4 takes the first in the list and others the lowest. \
    No order of contents suits Flutter and iOS 1.0.4 at once, since Flutter needs a content without a step.
    """,
    rules: ["P5"],
    examples: [
      .contents(
        "a first content without a step",
        #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal"}, "#
          + #"{"contentId": "tour-2", "contentType": "native", "deliveryMethod": "modal", "step": ⟦2⟧}"#),
      .contents(
        "steps that are not in order",
        #"{"contentId": "tour-2", "contentType": "native", "deliveryMethod": "modal", "step": ⟦2⟧}, "#
          + #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "step": 1}"#),
      .contents(
        "steps in order",
        #"{"contentId": "tour-1", "contentType": "native", "deliveryMethod": "modal", "step": 1}, "#
          + #"{"contentId": "tour-2", "contentType": "native", "deliveryMethod": "modal", "step": 2}"#),
      .content("a single content", #""variables": {}"#),
    ]
  ) { payload, report in
    for variation in payload.variations where variation.contents.count > 1 {
      let usual = variation.root(under: .ios)
      var told: Set<Int> = []
      for profile in Profile.sdks {
        guard let root = variation.root(under: profile.policy), let usual,
          root.node.number != usual.node.number, told.insert(root.node.number).inserted
        else { continue }
        let names = Profile.sdkNames { variation.root(under: $0)?.node.number == root.node.number }
        report.add(
          root.node["step"] ?? root.node,
          LintWords.clause(names, "begins", "begin") + " with \(root.name), other SDKs with \(usual.name)",
          usual.step == nil
            ? "aim the campaign at other SDKs; giving the first content a step suits them, but not Flutter"
            : "put the contents in the order of their steps, or aim the campaign at other SDKs")
      }
    }
  }
}
