import GravityActions

extension LintRule {
  static let missingParameter = LintRule(
    "missing-parameter", .error, "An action lacks what it cannot do without",
    """
    `copy` needs `copyData`, `follow_url` needs `url` and `follow_deeplink` needs `deeplink`. Without it the tap closes \
    the campaign, if it may, and does nothing else. An empty link leads nowhere either; an empty text is copied, and \
    the user loses what was on the pasteboard.
    """,
    rules: ["A4", "A5", "A6"],
    examples: [
      .elements(
        "nothing to copy", #"{"type": "button", "text": "Скопировать", "onClick": ⟦{"action": "copy"}⟧}"#),
      .elements(
        "an empty text to copy",
        #"{"type": "text", "text": "ЛЕТО15", "onClick": {"action": "copy", "copyData": ⟦""⟧}}"#),
      .elements(
        "no url, and one that is empty",
        #"""
        {"type": "button", "text": "Подробнее", "onClick": ⟦{"action": "follow_url", "type": "webview"}⟧},
        {"type": "image", "src": "https://cdn.example.test/1.webp", "onClick": {"action": "follow_url", "url": ⟦""⟧}}
        """#),
      .elements(
        "null is missing too",
        #"{"type": "button", "text": "В каталог", "onClick": ⟦{"action": "follow_deeplink", "deeplink": null}⟧}"#
      ),
      .elements(
        "the url of a deep link",
        #"{"type": "button", "text": "В каталог", "onClick": ⟦{"action": "follow_deeplink", "url": "shop://catalog"}⟧}"#
      ),
      .content(
        "the container of a snack bar", method: "snackbar",
        #"""
        "templateSystemName": "snackbar-1", "variables": {"frameUI": {"container":
        {"onClick": ⟦{"action": "follow_url"}⟧}}, "elements": [{"type": "text", "text": "Заказ в пути"}]}
        """#),
      .elements(
        "all is there",
        #"""
        {"type": "text", "text": "ЛЕТО15", "onClick": {"action": "copy", "copyData": "ЛЕТО15", "closeOnClick": false}},
        {"type": "button", "text": "Подробнее", "onClick": {"action": "follow_url", "url": "https://shop.example.test"}},
        {"type": "button", "text": "В каталог", "onClick": {"action": "follow_deeplink", "deeplink": "shop://catalog"}},
        {"type": "button", "text": "Закрыть", "onClick": {"action": "close"}}
        """#),
      .elements("a tap that nobody hears", #"{"type": "spacer", "onClick": {"action": "copy"}}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for click in content.targets.map(\.click) {
        guard let need = click.actionName.flatMap(LintRule.need(of:)) else { continue }
        let owner = content.words(for: click)
        guard let value = click.node[need.key] else {
          report.add(
            click.node, "\(owner) has the action `\(need.action)` and no `\(need.key)`, so \(need.loss)",
            advice(need, for: click.node))
          continue
        }
        guard value.string?.isEmpty == true else { continue }
        if need.key == "copyData" {
          report.add(
            value, "`copyData` of \(owner) is empty, so an empty text is copied",
            "write what is to be copied", severity: .warning)
        } else {
          report.add(value, "`\(need.key)` of \(owner) is empty, so \(need.loss)", "write where it leads")
        }
      }
    }
  }

  private struct Need {
    let action: String
    let key: String
    let loss: String
    let sample: String
  }

  private static let needs = [
    Need(action: "copy", key: "copyData", loss: "nothing is copied", sample: "ЛЕТО15"),
    Need(action: "follow_url", key: "url", loss: "nothing opens", sample: "https://shop.example.test/sale"),
    Need(action: "follow_deeplink", key: "deeplink", loss: "nothing opens", sample: "shop://catalog"),
  ]

  private static func need(of action: String) -> Need? { needs.first { $0.action == action } }

  /// Whoever wrote another action's parameter most likely means it.
  private static func advice(_ need: Need, for click: JSONNode) -> String {
    if let other = needs.first(where: { $0.key != need.key && click[$0.key]?.string?.isEmpty == false }) {
      return "add `\(need.key)`, or write the action `\(other.action)`, which has `\(other.key)`"
    }
    return "add `\(need.key)`, such as `\"\(need.sample)\"`, or write another action"
  }
}
