import GravityPresentation

extension LintRule {
  static let differsCloseButton = LintRule(
    "differs-close-button", .note, "A close button without an action closes on some SDKs alone",
    """
    A close button without `onClick` does nothing on iOS and Android; on Flutter it closes all the same. Under the other \
    profiles `dead-close-button` tells of it.
    """,
    rules: ["D4"], profiles: ["flutter-0.22.2"],
    examples: [
      .content(
        "no action",
        #"""
        "variables": {"frameUI": {"container": {}, "close": ⟦{"image": "https://cdn.example-gravity.test/cross.png"}⟧},
         "elements": [{"type": "text", "text": "Скидка 15%"}]}
        """#),
      .elements("an action", #"{"type": "text", "text": "Скидка 15%"}"#),
      .content(
        "no close button",
        #"""
        "variables": {"frameUI": {"container": {}, "close": null}, "elements": [{"type": "text", "text": "Скидка"}]}
        """#),
      .content(
        "a snack bar, which draws none", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"frameUI": {"container": {}, "close": {}},
         "elements": [{"type": "text", "text": "Скидка"}]}
        """#),
    ]
  ) { payload, report in
    guard payload.profile.policy.closeButtonAlwaysCloses else { return }
    let closing = Profile.sdkNames { $0.closeButtonAlwaysCloses }
    let idle = Profile.sdkNames { !$0.closeButtonAlwaysCloses }
    for content in payload.contents where content.method?.isModalKind == true {
      guard let button = content.closeButton, button["onClick"] == nil, !closing.isEmpty, !idle.isEmpty else {
        continue
      }
      report.add(
        button,
        "the close button of \(content.name) has no action: \(LintWords.clause(closing, "closes", "close")) all the same, "
          + LintWords.clause(idle, "does", "do") + " nothing (D4)",
        "add \"onClick\": {\"action\": \"close\"}")
    }
  }
}
