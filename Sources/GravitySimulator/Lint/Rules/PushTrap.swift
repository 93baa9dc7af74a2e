import GravityActions

extension LintRule {
  static let pushTrap = LintRule(
    "push-trap", .error, "The only way out asks for push notifications",
    """
    A full screen whose only button is `request_push` makes the user ask for notifications to get back to the app. \
    Whoever does not want them refuses for good, and iOS shows its prompt only once.
    """,
    rules: ["D8", "A7"],
    examples: [
      .content(
        "one button, and it asks", method: "full_screen",
        #""variables": {"elements": [{"type": "text", "text": "Узнавайте о скидках первыми"}, "#
          + #"{"type": "button", "text": "Включить", "onClick": {"action": ⟦"request_push"⟧}}]}"#),
      .content(
        "a button that does not ask", method: "full_screen",
        #""variables": {"elements": [{"type": "button", "text": "Включить", "onClick": {"action": "request_push"}}, "#
          + #"{"type": "button", "text": "Не сейчас", "onClick": {"action": "cancel"}}]}"#),
      .content(
        "a close button", method: "full_screen",
        #""variables": {"frameUI": {"container": {}, "close": {"onClick": {"action": "close"}}}, "#
          + #""elements": [{"type": "button", "text": "Включить", "onClick": {"action": "request_push"}}]}"#),
      .content(
        "a sheet that a swipe closes", method: "bottom_sheet",
        #""variables": {"elements": [{"type": "button", "text": "Включить", "onClick": {"action": "request_push"}}]}"#
      ),
    ]
  ) { payload, report in
    for map in StepMap.maps(of: payload) {
      for content in map.contents where !content.hasExitOfItsOwn {
        let exits = content.taps.filter { content.isClosed(by: $0) }
        guard let first = exits.first, exits.allSatisfy({ $0.click.action == .requestPush }),
          map.ways(from: content).isEmpty, let node = first.click.node["action"]
        else { continue }
        report.add(
          node, "\(first.name) is the only way out of \(content.name), and it asks for push notifications",
          "add a close button with `onClick`, or a button such as \"Not now\" with the action `cancel`")
      }
    }
  }
}
