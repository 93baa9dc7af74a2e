import GravityPresentation

extension LintRule {
  static let noOtherExit = LintRule(
    "no-other-exit", .error, "Nothing closes a content whose clicks are told not to",
    """
    With `closeOnClick` false a tap leaves the content where it is. If no button and no close button closes it, a full \
    screen is a trap on iOS. A modal or a bottom sheet still closes by a tap outside, which not everyone finds and \
    VoiceOver does not offer.
    """,
    rules: ["A1", "D2", "D8"],
    examples: [
      .content(
        "the only button of a full screen", method: "full_screen",
        #""variables": {"elements": [{"type": "button", "text": "Скопировать", "#
          + #""onClick": {"action": "copy", "copyData": "PROMO15", "closeOnClick": ⟦false⟧}}]}"#),
      .content(
        "a step on top, and the screen below it stays", method: "full_screen",
        #""variables": {"elements": [{"type": "button", "text": "Подробнее", "#
          + #""onClick": {"action": "open_step", "step": 2, "closeOnClick": ⟦false⟧}}]}"#),
      .content(
        "the only button of a modal", method: "modal",
        #""variables": {"elements": [{"type": "button", "text": "Скопировать", "#
          + #""onClick": {"action": "copy", "copyData": "PROMO15", "closeOnClick": ⟦false⟧}}]}"#),
      .elements(
        "there is a close button",
        #"{"type": "button", "text": "Скопировать", "#
          + #""onClick": {"action": "copy", "copyData": "PROMO15", "closeOnClick": false}}"#),
      .content(
        "`close` closes whatever it says", method: "full_screen",
        #""variables": {"elements": [{"type": "button", "text": "Закрыть", "#
          + #""onClick": {"action": "close", "closeOnClick": false}}]}"#),
      .content(
        "another button closes", method: "modal",
        #""variables": {"elements": [{"type": "button", "text": "Скопировать", "#
          + #""onClick": {"action": "copy", "copyData": "PROMO15", "closeOnClick": false}}, "#
          + #"{"type": "text", "text": "Не сейчас", "onClick": {"action": "cancel"}}]}"#),
      .content("nothing to tap at all", method: "modal", #""variables": {"elements": [{"type": "image"}]}"#),
      .content(
        "a snack bar leaves by itself", method: "snackbar",
        #""templateSystemName": "snackbar-2", "variables": {"elements": [{"type": "button", "text": "Да", "#
          + #""onClick": {"action": "copy", "copyData": "PROMO15", "closeOnClick": false}}]}"#),
    ]
  ) { payload, report in
    for map in StepMap.maps(of: payload) {
      for content in map.contents where content.method?.isModalKind == true {
        let taps = content.taps
        guard !taps.contains(where: { content.isClosed(by: $0) }), map.ways(from: content).isEmpty else {
          continue
        }
        guard let held = taps.first(where: { content.isClosed(by: $0, closesOnClick: true) }),
          let node = held.click.node["closeOnClick"]
        else { continue }
        let isTrap = !content.hasExitOfItsOwn
        report.add(
          node,
          isTrap
            ? "\(held.name) does not close the full screen \(content.name), and nothing else does"
            : "no button of \(content.name) closes it, which leaves the user \(exits(of: content))",
          "leave `closeOnClick` out, or add a button that closes", severity: isTrap ? .error : .note)
      }
    }
  }

  /// D2, D3, D8.
  private static func exits(of content: LintedContent) -> String {
    let ways = [
      "the tap outside", content.method == .bottomSheet ? "the swipe down" : nil,
      content.profile.policy.back == .isMissing ? nil : "the system's back",
    ]
    return LintWords.and(ways.compactMap { $0 })
  }
}
