import GravityPresentation

extension LintRule {
  static let differsFrame = LintRule(
    "differs-frame", .warning, "A content without a frame is not shown as it should be everywhere",
    """
    Without `frameUI` Flutter does not show a bottom sheet, and shows the other methods broken. A snack bar is invisible \
    on iOS then, yet counts as seen and closed.
    """,
    rules: ["P15", "D9"],
    examples: [
      .content("a modal", #""variables": ⟦{"elements": [{"type": "text", "text": "Скидка 15%"}]}⟧"#),
      .content(
        "a sheet", method: "bottom_sheet",
        #""variables": {"frameUI": ⟦null⟧, "elements": [{"type": "text", "text": "Скидка 15%"}]}"#),
      .content(
        "a snack bar", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": ⟦{"elements": [{"type": "text", "text": "Скидка 15%"}]}⟧
        """#),
      .elements("a frame", #"{"type": "text", "text": "Скидка 15%"}"#),
      .content(
        "an inline component", method: "inline",
        #""variables": {"elements": [{"type": "text", "text": "Скидка 15%"}]}"#),
      .content("nothing to show anyway", #""variables": {"elements": []}"#),
    ]
  ) { payload, report in
    let breaking = Profile.sdkNames { $0.missingFrame == .breaksView }
    let hiding = Profile.sdkNames { $0.snackBar.isInvisibleWithoutFrame }
    for content in payload.presentedContents where content.frame == nil && !content.elements.isEmpty {
      guard let variables = content.variables, let method = content.method else { continue }
      var consequences: [String] = []
      var isOwn = breaking.contains(payload.profile.name)
      switch method {
      case .inline: break
      case .bottomSheet: consequences.append(LintWords.clause(breaking, "does", "do") + " not show it (P15)")
      case .fullScreen, .modal:
        consequences.append(LintWords.clause(breaking, "shows", "show") + " it broken (P15)")
      case .snackBar:
        consequences.append(LintWords.clause(hiding, "shows", "show") + " it invisible (D9)")
        consequences.append(LintWords.clause(breaking, "shows", "show") + " it broken (P15)")
        isOwn = isOwn || hiding.contains(payload.profile.name)
      }
      if consequences.isEmpty { continue }
      report.add(
        variables.member("frameUI") ?? variables,
        "\(content.name) has no `frameUI`: " + LintWords.and(consequences),
        "add \"frameUI\": {\"container\": {}}, with a style for the background",
        severity: isOwn ? .error : nil)
    }
  }
}
