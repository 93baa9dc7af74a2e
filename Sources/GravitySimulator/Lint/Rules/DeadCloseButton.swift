extension LintRule {
  static let deadCloseButton = LintRule(
    "dead-close-button", .error, "A close button has no click, so nothing happens",
    """
    `frameUI.close` draws a cross, and `onClick` makes it close. iOS and Android do nothing where `onClick` is \
    missing; Flutter closes.
    """,
    rules: ["D4"],
    examples: [
      .content("no click", #""variables": {"frameUI": {"container": {}, "close": ⟦{}⟧}}"#),
      .content(
        "null for a click", method: "bottom_sheet",
        #""variables": {"frameUI": {"container": {}, "close": ⟦{"onClick": null, "style": {}}⟧}}"#),
      .content(
        "a click",
        #""variables": {"frameUI": {"container": {}, "close": {"onClick": {"action": "close"}}}}"#),
      .content("no close button", #""variables": {"frameUI": {"container": {}, "close": null}}"#),
      .content(
        "a snack bar draws none", method: "snackbar",
        #""templateSystemName": "snackbar-1", "variables": {"frameUI": {"container": {}, "close": {}}}"#),
    ]
  ) { payload, report in
    if payload.profile.policy.closeButtonAlwaysCloses { return }
    for content in payload.contents where content.method?.isModalKind == true {
      guard let button = content.closeButton, button.kind == .object, button["onClick"] == nil else {
        continue
      }
      report.add(
        button, "the close button of \(content.name) has no `onClick`, so a tap on it does nothing",
        "add `onClick` with the action `close`")
    }
  }
}
