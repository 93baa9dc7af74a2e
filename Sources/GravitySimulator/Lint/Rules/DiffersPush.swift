import GravityActions
import GravityPresentation

extension LintRule {
  static let differsPush = LintRule(
    "differs-push", .note, "A tap that asks for push notifications does something else on each platform",
    """
    `request_push` asks the system on iOS. Android opens the notification settings without asking, and Flutter tells the \
    app and does nothing more.
    """,
    rules: ["A7"],
    examples: [
      .elements(
        "a push primer",
        #"""
        {"type": "text", "text": "Узнавайте о скидках первыми"},
        {"type": "button", "text": "Включить уведомления", "onClick": {"action": ⟦"request_push"⟧}},
        {"type": "button", "text": "Не сейчас", "onClick": {"action": "cancel"}}
        """#),
      .elements(
        "a click that is ignored, and another action",
        #"""
        {"type": "spacer", "onClick": {"action": "request_push"}},
        {"type": "button", "text": "Включить", "onClick": {"action": "close"}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for tap in content.targets where tap.click.action == .requestPush {
        guard let node = tap.click.node["action"] else { continue }
        let styles: [(PushRequestStyle, String)] = [
          (.asksSystem, "asks the system"), (.opensSettings, "opens the notification settings"),
          (.eventOnly, "only tells the app"),
        ]
        let parts = styles.compactMap { style, words in
          let names = Profile.sdkNames { $0.actions.pushRequest == style }
          return names.isEmpty ? nil : "\(words) on \(LintWords.and(names))"
        }
        if parts.count < 2 { continue }
        report.add(
          node, "a tap on \(tap.name) \(LintWords.and(parts)) (A7)",
          "let the app ask for the permission where the SDK does not")
      }
    }
  }
}
