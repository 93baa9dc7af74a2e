import GravityPresentation

extension LintRule {
  static let differsVariables = LintRule(
    "differs-variables", .warning, "A content without variables fails a whole response on some SDKs",
    """
    `variables` is required on Flutter: without it none of the response's contents is read. On the other SDKs the content \
    is one without elements.
    """,
    rules: ["N5"],
    examples: [
      .contents("none", #"⟦{"contentId": "promo-1", "contentType": "native", "deliveryMethod": "modal"}⟧"#),
      .content("null", #""variables": ⟦null⟧"#),
      .content("empty ones", #""variables": {}"#),
    ]
  ) { payload, report in
    let requiring = Profile.sdkNames { $0.decoding.requiresVariables }
    if requiring.isEmpty { return }
    for content in payload.contents where content.variables == nil {
      report.add(
        content.node.member("variables") ?? content.node,
        LintWords.clause(requiring, "reads", "read")
          + " nothing of a response in which \(content.name) has no `variables` (N5)",
        "add \"variables\", with what there is to draw",
        // The profile's own SDK is the business of another rule.
        severity: requiring.contains(payload.profile.name) ? .note : nil)
    }
  }
}
