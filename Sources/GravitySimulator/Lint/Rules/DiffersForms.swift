import GravityPresentation

extension LintRule {
  static let differsForms = LintRule(
    "differs-forms", .warning, "A form works on some SDKs alone",
    """
    Inputs, `visibleWhen` and `submit_form` are known where there are forms. Elsewhere the inputs are left out, elements \
    with a condition are always drawn, and `submit_form` is an unknown action, which sends nothing and closes. It is \
    told once for each content.
    """,
    rules: ["D11", "A11"],
    examples: [
      .elements(
        "an input",
        #"""
        {"type": "text", "text": "Ваш город?"}, {"type": ⟦"text-input"⟧, "attributeName": "city"},
        {"type": "text-input", "attributeName": "street"}
        """#),
      .elements(
        "a condition",
        #"""
        {"type": "text", "text": "Спасибо", "visibleWhen": ⟦{"attributeName": "submitted", "operator": "is_not_empty"}⟧}
        """#),
      .elements(
        "sending",
        #"""
        {"type": "button", "text": "Отправить", "onClick": {"action": ⟦"submit_form"⟧,
         "event": {"type": "a", "name": "A"}, "default": {"do": [{"effect": "close"}]}}}
        """#),
      .elements("an input that no SDK draws", #"{"type": "text-input"}"#),
      .elements(
        "no form",
        #"{"type": "button", "text": "Отправить", "visibleWhen": null, "onClick": {"action": "close"}}"#),
    ]
  ) { payload, report in
    let strangers = Profile.sdkNames { !$0.actions.hasForms }
    if strangers.isEmpty { return }
    for content in payload.contents {
      guard let (node, consequence) = content.elements.lazy.compactMap(\.formPart).first else { continue }
      report.add(
        node, LintWords.clause(strangers, "has", "have") + " no forms, and there \(consequence) (D11, A11)",
        "aim the campaign at \(LintWords.and(Profile.sdksWithForms)) alone")
    }
  }
}

extension LintedElement {
  /// What of the element only forms have, and what comes of it elsewhere.
  fileprivate var formPart: (JSONNode, String)? {
    if isFormInput, inputFault == nil, let node = node["type"] {
      return (node, "the \(node.words) is not drawn")
    }
    if let condition { return (condition, "\(words) is always drawn") }
    guard let click, click.actionName == LintedForm.action, let node = click.node["action"] else {
      return nil
    }
    return (node, "a tap on \(words) sends nothing")
  }
}
