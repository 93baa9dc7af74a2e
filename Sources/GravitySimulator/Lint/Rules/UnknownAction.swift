import GravityActions

extension LintRule {
  static let unknownAction = LintRule(
    "unknown-action", .warning, "An action has a name that no SDK knows",
    """
    A tap with an unknown action hits the urls of the entry of that name and closes the campaign, if it may, and does \
    nothing else; on Flutter it does nothing at all. In a life-cycle hook the word only picks the entry of `events`, so \
    there it is a mistake where no entry has it. `submit_form` counts as known: that not every SDK has forms is told \
    elsewhere.
    """,
    rules: ["A11", "E12"],
    examples: [
      .elements(
        "a slip of the finger",
        #"{"type": "button", "text": "Подробнее", "onClick": {"action": ⟦"folow_url"⟧, "url": "https://shop.example.test"}}"#
      ),
      .elements(
        "names are written in small letters",
        #"{"type": "button", "text": "OK", "onClick": {"action": ⟦"Close"⟧}}"#),
      .elements(
        "an action of nobody",
        #"{"type": "button", "text": "Оценить", "onClick": {"action": ⟦"rate_app"⟧, "closeOnClick": false}}"#),
      .elements("no word at all", #"{"type": "text", "text": "Код", "onClick": {"action": ⟦""⟧}}"#),
      .content(
        "a hook whose word is nowhere among the events",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Привет"}],
        "onVisibleImpression": {"action": ⟦"visible_impresion"⟧}},
        "events": [{"type": "visible_impression", "urls": ["https://ev.example-gravity.test/v"]}]
        """#),
      .content(
        "a hook that picks an entry by a word of its own",
        #"""
        "variables": {"elements": [{"type": "text", "text": "Привет"}], "onVisibleImpression": {"action": "seen"}},
        "events": [{"type": "seen", "urls": ["https://ev.example-gravity.test/v"]}]
        """#),
      .elements(
        "known actions, that of a form too",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form"}},
        {"type": "button", "text": "Не сейчас", "onClick": {"action": "cancel"}}
        """#),
      .elements(
        "where no tap is heard, the word does not matter",
        #"{"type": "spacer", "onClick": {"action": "rate_app"}}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for click in content.targets.map(\.click) {
        guard let node = click.node["action"], let name = node.string, !isKnown(name) else { continue }
        let owner = content.words(for: click)
        tell(node, name, clickNames, "so \(outcome(of: click, on: owner, in: content))", to: &report)
      }
      for hook in content.hooks where !hook.isKnown {
        guard !content.entries.contains(where: { $0.typeName == hook.actionName }) else { continue }
        tell(
          hook.node, hook.actionName, hookNames,
          "and no entry of `events` has it, so `\(hook.occasion.rawValue)` hits no url", to: &report)
      }
    }
  }

  /// What a click may ask for, as users are told.
  private static let clickNames = [
    "close", "cancel", "copy", "follow_url", "follow_deeplink", "request_push", "request_tracking",
    "open_step", "submit_form",
  ]
  private static let hookNames = LintedHook.Occasion.allCases.map(\.action.wireName)

  private static func isKnown(_ name: String) -> Bool {
    if name == "submit_form" { return true }
    guard case .unknown = ActionName(wireName: name) else { return true }
    return false
  }

  private static func tell(
    _ node: JSONNode, _ name: String, _ valid: [String], _ outcome: String, to report: inout LintReport
  ) {
    let message = "\(LintQuote.of(name)) is no action, \(outcome)"
    let list = valid.joined(separator: ", ")
    guard let near = NearestName.of(name, among: valid) else {
      report.add(node, message, "write one of \(list)")
      return
    }
    report.add(node, message, "did you mean \"\(near)\"? The actions are \(list)", severity: .error)
  }

  private static func outcome(of click: LintedClick, on owner: String, in content: LintedContent) -> String {
    switch content.profile.policy.actions.unknownActions {
    case .isIgnored: return "a tap on \(owner) does nothing"
    case .reportsAndDismisses:
      return click.closesOnClick && content.method != .inline
        ? "a tap on \(owner) only closes the campaign, and nothing happens on Flutter"
        : "a tap on \(owner) does nothing"
    }
  }
}
