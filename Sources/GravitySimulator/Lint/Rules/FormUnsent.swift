import GravityActions

extension LintRule {
  static let formUnsent = LintRule(
    "form-unsent", .warning, "What users put into a form is never sent",
    """
    Answers are sent by a click `submit_form` in the content that shows the inputs; those of another step send what is \
    shown there. Without one, whatever users say is lost when the campaign closes.
    """,
    rules: [],
    examples: [
      .elements(
        "a button that only closes",
        #"""
        {"type": "text", "text": "Ваш город?"}, {"type": ⟦"text-input"⟧, "attributeName": "city"},
        {"type": "text-input", "attributeName": "street"},
        {"type": "button", "text": "Отправить", "onClick": {"action": "close"}}
        """#),
      .contents(
        "sent by another step alone",
        #"""
        {"contentId": "nps-1", "contentType": "native", "deliveryMethod": "modal", "variables": {"elements": [
         {"type": ⟦"text-input"⟧, "attributeName": "city"},
         {"type": "button", "text": "Дальше", "onClick": {"action": "open_step", "step": 2}}]}},
        {"contentId": "nps-2", "contentType": "native", "deliveryMethod": "modal", "step": 2, "variables": {"elements": [
         {"type": "text-input", "attributeName": "street"}, {"type": "button", "text": "Отправить", "onClick": {
         "action": "submit_form", "event": {"type": "a", "name": "A"}, "default": {"do": [{"effect": "close"}]}}}]}}
        """#),
      .elements(
        "sent, or nothing to send",
        #"""
        {"type": "text-input", "attributeName": "city"}, {"type": "button", "text": "Отправить", "onClick": {
         "action": "submit_form", "event": {"type": "a", "name": "A"}, "default": {"do": [{"effect": "close"}]}}}
        """#),
      .elements("an input that is not drawn", #"{"type": "text-input"}"#),
      .elements("no form", #"{"type": "text", "text": "Спасибо"}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      guard let input = content.elements.first(where: { $0.isFormInput && $0.inputFault == nil }),
        let type = input.node["type"],
        !content.targets.contains(where: { $0.click.actionName == LintedForm.action })
      else { continue }
      let attribute = input.attribute?.string.map { " as \(LintQuote.of($0))" } ?? ""
      report.add(
        type,
        "what users put in\(attribute) is never sent, for nothing in \(content.name) does `submit_form`",
        "give a button of \(content.name) the action `submit_form`")
    }
  }
}
