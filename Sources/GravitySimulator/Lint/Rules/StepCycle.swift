extension LintRule {
  static let stepCycle = LintRule(
    "step-cycle", .error, "Full screens lead to each other and nowhere else",
    """
    Each of them closes for the next one, and none lets the user back to the app. A tap outside, a swipe, a snack bar, \
    a close button or any click that closes without opening a step is a way out, and so is the system's back on \
    Android and Flutter.
    """,
    rules: ["A9", "D8"],
    examples: [
      .contents(
        "two that open each other", screen(1, opening: 2) + ", " + screen(2, opening: 1, marked: true)),
      .contents("one that opens itself", screen(1, opening: 1, marked: true)),
      .contents(
        "three, after a first one",
        screen(1, opening: 2) + ", " + screen(2, opening: 3) + ", " + screen(3, opening: 4) + ", "
          + screen(4, opening: 2, marked: true)),
      .contents(
        "one of them is a modal",
        screen(1, opening: 2) + ", " + screen(2, opening: 1, method: "modal")),
      .contents(
        "one of them has a close button",
        screen(1, opening: 2) + ", "
          + screen(
            2, opening: 1,
            frame: #""frameUI": {"container": {}, "close": {"onClick": {"action": "close"}}}, "#)),
      .contents(
        "a snack bar comes last and leaves by itself",
        screen(1, opening: 2) + ", " + screen(2, opening: 3) + ", "
          + screen(3, opening: 1, method: "snackbar", template: "snackbar-2")),
      .contents(
        "one opens a step that is not there, and so closes",
        screen(1, opening: 2) + ", " + screen(2, opening: 9)),
    ]
  ) { payload, report in
    for map in StepMap.maps(of: payload) {
      for cycle in map.cyclesWithoutExit {
        let names = cycle.contents.prefix(4).map { map.contents[$0].name }
        let more = cycle.contents.count > 4 ? " and \(cycle.contents.count - 4) more" : ""
        report.add(
          cycle.wayBack.node,
          cycle.contents.count == 1
            ? "\(names.joined()) only opens itself, so the user never gets out"
            : "\(names.joined(separator: ", "))\(more) only lead to each other, so the user never gets out",
          "add a close button with `onClick`, or a button that closes, to one of them")
      }
    }
  }

  private static func screen(
    _ step: Int, opening target: Int, marked: Bool = false, method: String = "full_screen",
    template: String? = nil, frame: String = ""
  ) -> String {
    let head = template.map { "\"templateSystemName\": \"\($0)\", " } ?? ""
    return """
      {"contentId": "promo-\(step)", "contentType": "native", \(head)"deliveryMethod": "\(method)", \
      "step": \(step), "variables": {\(frame)"elements": [{"type": "button", "text": "Дальше", \
      "onClick": {"action": "open_step", "step": \(marked ? "⟦\(target)⟧" : "\(target)")}}]}}
      """
  }
}
