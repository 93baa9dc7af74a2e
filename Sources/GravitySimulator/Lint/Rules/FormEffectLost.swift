import GravityActions

extension LintRule {
  static let formEffectLost = LintRule(
    "form-effect-lost", .warning, "An effect of a form comes behind one that closes, and never happens",
    """
    `close`, `open_url`, `follow_url` and `open_deeplink` end the campaign; what follows them in the list is ignored.
    """,
    rules: [],
    examples: [
      .elements(
        "a link behind the closing",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [{"effect": "close"},
         ⟦{"effect": "follow_url", "url": "https://shop.example.test/rate"}⟧]}}}
        """#),
      .elements(
        "two of them in a route",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [{"effect": "close"}]},
         "routes": [{"when": {"attributeName": "nps", "operator": "is_empty"}, "do": [{"effect": "none"},
         {"effect": "open_deeplink", "deeplink": "shop://gifts"}, ⟦{"effect": "close"}, {"effect": "none"}⟧]}]}}
        """#),
      .elements(
        "closing at the end, and nothing behind it",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [{"effect": "none"}, {"effect": "close"}]},
         "routes": [{"when": {"attributeName": "nps", "operator": "is_empty"}, "do": [{"effect": "close"},
         {"effect": "none"}]}]}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for form in content.forms {
        guard case .success(let submission) = form.submission else { continue }
        let lists = submission.routes.map(\.effects) + [submission.fallback]
        for (outcome, effects) in zip(LintedForm.outcomes(of: form.tap.click.node), lists) {
          tell(of: effects, outcome.list("do"), form.tap.name, &report)
        }
      }
    }
  }

  private static func tell(
    of effects: [FormEffect], _ nodes: [JSONNode], _ name: String, _ report: inout LintReport
  ) {
    guard let closing = effects.firstIndex(where: \.isClosing), nodes.count == effects.count else { return }
    let lost = effects.indices.suffix(from: closing + 1)
    guard lost.contains(where: { effects[$0] != .none }), let first = lost.first, let last = lost.last else {
      return
    }
    let word = nodes[closing]["effect"]?.string ?? ""
    report.add(
      nodes[first].bytes.lowerBound..<nodes[last].bytes.upperBound,
      "after a tap on \(name), what comes behind `\(word)` is ignored, for that closes the campaign",
      "put the effect that closes at the end")
  }
}
