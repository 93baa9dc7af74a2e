import GravityPresentation

extension LintRule {
  static let differsDeliveryKey = LintRule(
    "differs-delivery-key", .warning,
    "A content without a delivery method fails a whole response on some SDKs",
    """
    Without the key `deliveryMethod` the iOS SDKs read nothing of the response. Android and Flutter read it, and present \
    nothing of that content. For the iOS SDKs themselves it is a missing key.
    """,
    rules: ["N5", "P10"], profiles: ["android-1.0.3", "flutter-0.22.2"],
    examples: [
      .contents("none", #"⟦{"contentId": "promo-1", "contentType": "native", "variables": {}}⟧"#),
      .contents(
        "null",
        #"{"contentId": "promo-1", "contentType": "native", "deliveryMethod": ⟦null⟧, "variables": {}}"#),
      .content("one that nobody knows", method: "story", #""variables": {}"#),
    ]
  ) { payload, report in
    let requiring = Profile.sdkNames { $0.decoding.requiresDeliveryMethodKey }
    let others = Profile.sdkNames { !$0.decoding.requiresDeliveryMethodKey }
    if requiring.isEmpty || others.isEmpty { return }
    for content in payload.contents where content.node["deliveryMethod"] == nil {
      report.add(
        content.node.member("deliveryMethod") ?? content.node,
        LintWords.clause(requiring, "reads", "read")
          + " nothing of a response in which \(content.name) has no "
          + "`deliveryMethod`; on \(LintWords.and(others)) it is read but not presented (N5, P10)",
        "add \"deliveryMethod\", such as \"modal\"")
    }
  }
}
