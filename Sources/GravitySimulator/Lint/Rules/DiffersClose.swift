import GravityActions
import GravityPresentation

extension LintRule {
  static let differsClose = LintRule(
    "differs-close", .note, "A tap closes the campaign on some SDKs and not on others",
    """
    On iOS and Android every click closes unless `closeOnClick` is false, and `close` and `cancel` always do. On Flutter \
    buttons close, texts and images do not, whatever their action; `close` with `closeOnClick` false does not close, and \
    the frame's close button always does. Where `close` or `cancel` does not close it is a warning: a user may be stuck.
    """,
    rules: ["A1", "A2", "A3"],
    examples: [
      .elements(
        "a close that must not close",
        #"""
        {"type": "button", "text": "Пропустить", "onClick": {"action": "cancel", "closeOnClick": ⟦false⟧}}
        """#),
      .elements(
        "a text to close with", #"{"type": "text", "text": "Не сейчас", "onClick": {"action": ⟦"close"⟧}}"#),
      .elements(
        "an image with a link",
        #"""
        {"type": "image", "src": "https://cdn.example-gravity.test/sale.webp", "onClick": {
         "action": ⟦"follow_deeplink"⟧, "deeplink": "shop://sale"}}
        """#),
      .content(
        "a close button that is to stay",
        #"""
        "variables": {"frameUI": {"container": {}, "close": {"onClick": {"action": "request_tracking",
         "closeOnClick": ⟦false⟧}}}, "elements": [{"type": "text", "text": "Скидка"}]}
        """#),
      .elements(
        "buttons that close and one that stays, a link that stays, an unknown word",
        #"""
        {"type": "button", "text": "Ок", "onClick": {"action": "close"}},
        {"type": "button", "text": "Код", "onClick": {"action": "copy", "copyData": "SALE15", "closeOnClick": false}},
        {"type": "text", "text": "Условия", "onClick": {"action": "follow_deeplink", "deeplink": "shop://terms",
         "closeOnClick": false}}, {"type": "image", "src": "https://cdn.example-gravity.test/sale.webp",
         "onClick": {"action": "rate_app"}}
        """#),
      .content(
        "an image of a snack bar that Flutter takes for a button", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"frameUI": {"container": {}}, "elements": [
         {"type": "image", "src": "https://cdn.example-gravity.test/gift.webp", "onClick": {"action": "close"}}]}
        """#),
      .content(
        "inline, where there is nothing to close", method: "inline",
        #""variables": {"elements": [{"type": "text", "text": "Код", "onClick": {"action": "close"}}]}"#),
    ]
  ) { payload, report in
    var known: [(click: ClickParameters, closing: [String])] = []
    for content in payload.contents where content.method.map({ $0 != .inline }) == true {
      for tap in content.targets {
        guard let click = comparable(tap) else { continue }
        let closing: [String]
        if let found = known.first(where: { $0.click == click }) {
          closing = found.closing
        } else {
          closing = Profile.sdkNames {
            ActionRegistry.standard.plan(for: click, under: $0.actions).contains(.dismiss)
          }
          known.append((click, closing))
        }
        if closing.isEmpty || closing.count == Profile.sdks.count { continue }
        let isClose = click.name == .close || click.name == .cancel
        let others = Profile.sdks.map(\.name).filter { !closing.contains($0) }
        report.add(
          tap.click.node["closeOnClick"] ?? tap.click.node["action"] ?? tap.click.node,
          "a tap on \(tap.name) closes \(content.name) on \(LintWords.and(closing)), not on \(LintWords.and(others)) (A1–A3)",
          advice(for: click), severity: isClose ? .warning : nil)
      }
    }
  }

  /// What of a click decides whether it closes; nil for what other rules tell about: steps and unknown words.
  private static func comparable(_ tap: LintedTap) -> ClickParameters? {
    guard let name = tap.click.action, let source = tap.source else { return nil }
    switch name {
    case .openStep, .unknown: return nil
    case .close, .copy, .cancel, .followURL, .followDeeplink, .requestPush, .requestTracking, .load,
      .impression,
      .visibleImpression:
      return ClickParameters(name: name, closeOnClick: tap.click.closesOnClick, source: source)
    }
  }

  private static func advice(for click: ClickParameters) -> String {
    switch click.source {
    case .button, .closeButton, .templateImage: "leave \"closeOnClick\": false out, or close in another way"
    case .text, .image, .container:
      "put the click on a button, or write \"closeOnClick\": false and close in another way"
    }
  }
}
