extension LintRule {
  static let unknownTemplate = LintRule(
    "unknown-template", .error, "A snack bar names no template that SDKs have",
    """
    A snack bar is drawn by its `templateSystemName`: `snackbar-1` has an image, two texts and another image, \
    `snackbar-2` an image, two texts and a button. Without one of them it is not presented.
    """,
    rules: ["D7", "P10"],
    examples: [
      .content(
        "a template that nobody has", method: "snackbar", #""templateSystemName": ⟦"snackbar-9"⟧"#),
      .content("no template, written out", method: "snackbar", #""templateSystemName": ⟦null⟧"#),
      .contents(
        "no template",
        #"⟦{"contentId": "bar-1", "contentType": "native", "deliveryMethod": "snackBar"}⟧"#),
      .content("a known one", method: "snackbar", #""templateSystemName": "snackbar-2""#),
      .content(
        "other methods have no templates", method: "modal", #""templateSystemName": "snackbar-9""#),
      .content("of another type, which is said elsewhere", method: "snackbar", #""templateSystemName": 2"#),
    ]
  ) { payload, report in
    for content in payload.presentedContents where content.method == .snackBar {
      let node = content.node.member("templateSystemName")
      let name = content.templateName
      // What is no text keeps the response from decoding.
      if let node, !node.isNull, name == nil { continue }
      if let name, !LintedMethod.parts(ofTemplate: name).isEmpty { continue }
      let what =
        name.map { "no SDK has a snack bar template \(Quoted($0))" } ?? "the snack bar has no template"
      report.add(
        node ?? content.node, "\(what), so \(content.name) is not presented",
        name.map { String.choice(of: templates, insteadOf: $0) }
          ?? "add `templateSystemName`, `snackbar-1` or `snackbar-2`")
    }
  }

  private static let templates = ["snackbar-1", "snackbar-2"]
}
