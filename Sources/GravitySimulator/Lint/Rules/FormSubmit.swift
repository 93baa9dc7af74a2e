import GravityActions
import GravityPresentation

extension LintRule {
  static let formSubmit = LintRule(
    "form-submit", .error, "A button that is to send a form does nothing",
    """
    `submit_form` needs an `event` with `type` and `name`, and a `default`: what to `do` when no route holds. Each list \
    of effects needs one at least, each effect its parameter, and `open_step` must be the last. With one fault in it \
    the whole click is an unknown action, which sends nothing and does not close.
    """,
    rules: ["A11"],
    examples: [
      .elements(
        "no event",
        #"""
        {"type": "button", "text": "Отправить",
         "onClick": ⟦{"action": "submit_form", "default": {"do": [{"effect": "close"}]}}⟧}
        """#),
      .elements(
        "an event without a name",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form", "event": ⟦{"type": "nps-v1"}⟧,
         "default": {"do": [{"effect": "close"}]}}}
        """#),
      .elements(
        "no default",
        #"""
        {"type": "button", "text": "Отправить",
         "onClick": ⟦{"action": "submit_form", "event": {"type": "nps-v1", "name": "NPS"}}⟧}
        """#),
      .elements(
        "nothing to do",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": ⟦[]⟧}}}
        """#),
      .elements(
        "an effect that is none",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [{"effect": ⟦"open_link"⟧}]}}}
        """#),
      .elements(
        "a step that something follows",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"},
         "default": {"do": [{"effect": ⟦"open_step"⟧, "step": 2}, {"effect": "close"}]}}}
        """#),
      .elements(
        "a route whose condition cannot be read, and a link to nowhere",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [{"effect": "none"}]},
         "routes": [{"when": {"attributeName": "nps", "operator": ⟦"moar"⟧, "value": 8}, "do": [{"effect": "close"}]}]}},
        {"type": "button", "text": "В магазин", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [⟦{"effect": "open_url"}⟧]}}}
        """#),
      .elements(
        "one that works, and another action",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": "submit_form",
         "event": {"type": "nps-v1", "name": "NPS"}, "default": {"do": [{"effect": "none"}, {"effect": "open_step",
         "step": 2}]}, "routes": [{"when": {"attributeName": "nps", "operator": "more", "value": 8},
         "do": [{"effect": "follow_url", "url": "https://shop.example.test/rate"}]}]}},
        {"type": "button", "text": "Не сейчас", "onClick": {"action": "close"}}
        """#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for form in content.forms {
        guard case .failure(let fault) = form.submission else { continue }
        let place = form.tap.click.node.place(of: fault.key)
        report.add(
          place,
          "a tap on \(form.tap.name) sends nothing: `\(fault.key)` \(LintWords.cut(fault.problem))",
          advice(for: fault.key, word: place.string))
      }
    }
  }

  private static func advice(for key: String, word: String?) -> String {
    let last = key.split(separator: ".").last ?? ""
    switch last {
    case "event", "type", "name":
      return "write \"event\": {\"type\": \"in-app-review-v1\", \"name\": \"Review\"}"
    case "effect" where word == "open_step": return "put `open_step` at the end of the list"
    case "effect", "operator":
      let words = last == "effect" ? FormEffect.words : ConditionOperator.allCases.map(\.rawValue)
      let near = word.flatMap { NearestName.of($0, among: words) }
      return near.map { "did you mean \"\($0)\"?" } ?? "write one of \(words.joined(separator: ", "))"
    case "default", "do": return "write {\"do\": [{\"effect\": \"close\"}]}"
    case "url": return "write the link to follow"
    case "deeplink": return "write the deep link to follow"
    case "step": return "write the number of the step"
    default:
      return
        "write {\"attributeName\": …, \"operator\": …, \"value\": …}, or a group \"all\" or \"any\" of these"
    }
  }
}
