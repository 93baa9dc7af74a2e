import GravityPresentation

extension LintRule {
  static let snackbarUndrawn = LintRule(
    "snackbar-undrawn", .warning, "An element has no place in the template of its snack bar",
    """
    A snack bar draws what its template has room for, and the first elements of each kind only: `snackbar-1` an image, \
    two texts and a second image, `snackbar-2` an image, two texts and a button. Nobody sees the rest, and nobody can \
    tap it.
    """,
    rules: ["D7", "D11"],
    examples: [
      .content(
        "a button where there is room for images", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"elements": [
        {"type": "image", "src": "https://cdn.example-gravity.test/parcel.webp"},
        {"type": "text", "text": "Заказ в пути"}, {"type": "text", "text": "Курьер будет с 14 до 16"},
        {"type": ⟦"button"⟧, "text": "Отследить"}, {"type": "image", "src": "https://cdn.example-gravity.test/arrow.webp"}]}
        """#),
      .content(
        "one text too many, and a second image", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-2", "variables": {"elements": [
        {"type": "image", "src": "https://cdn.example-gravity.test/parcel.webp"},
        {"type": "text", "text": "Заказ в пути"}, {"type": "text", "text": "Курьер будет с 14 до 16"},
        {"type": ⟦"text"⟧, "text": "Звонить не нужно"}, {"type": ⟦"spacer"⟧}, {"type": "button", "text": "Отследить"},
        {"type": ⟦"image"⟧, "src": "https://cdn.example-gravity.test/arrow.webp"}]}
        """#),
      .content(
        "all of it is drawn, in whatever order", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-2", "variables": {"elements": [{"type": "button", "text": "Отследить"},
        {"type": "text", "text": "Заказ в пути"}, {"type": "hologram"}]}
        """#),
      .content(
        "an unknown template draws nothing at all, which another rule tells", method: "snackbar",
        #""templateSystemName": "snackbar-9", "variables": {"elements": [{"type": "spacer"}]}"#),
      .elements(
        "other methods draw everything", #"{"type": "spacer"}, {"type": "button", "text": "Отследить"}"#),
    ]
  ) { payload, report in
    for content in payload.contents where content.method == .snackBar {
      guard let template = content.templateName else { continue }
      let parts = LintedMethod.parts(ofTemplate: template)
      guard !parts.isEmpty else { continue }
      let last = parts.last == .image ? "a second image" : "a button"
      let drawn = Set(content.drawnElements.map(\.node.number))
      for element in content.elements where element.kind != nil && !drawn.contains(element.node.number) {
        report.add(
          element.node["type"] ?? element.node,
          "\(element.words) is not drawn: `\(template)` has room for an image, two texts and \(last)",
          "remove it, or choose another template or delivery method")
      }
    }
  }
}
