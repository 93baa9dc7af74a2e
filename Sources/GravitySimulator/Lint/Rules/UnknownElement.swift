import GravityPresentation

extension LintRule {
  static let unknownElement = LintRule(
    "unknown-element", .warning, "An element is of a type that the SDK does not draw",
    """
    An element whose `type` an SDK does not know is left out, and all else is drawn around it. An app may have \
    registered a type of its own; anything else is a typing mistake.
    """,
    rules: ["D11", "N5"],
    examples: [
      .elements("a typing mistake", #"{"type": ⟦"buton"⟧, "text": "Забрать скидку"}"#),
      .elements("in capitals", #"{"type": ⟦"Text"⟧, "text": "Скидка 15%"}"#),
      .elements("a type of another system", #"{"type": ⟦"hologram"⟧}"#),
      .elements("an empty type", #"{"type": ⟦""⟧}"#),
      .elements(
        "all that iOS knows",
        #"{"type": "text", "text": "a"}, {"type": "image"}, {"type": "button"}, {"type": "spacer"}, "#
          + #"{"type": "products_container"}, {"type": "itemsContainer"}, {"type": "webview"}"#),
      .elements("inputs of a form", #"{"type": "option-select"}, {"type": "text-input"}"#),
    ]
  ) { payload, report in
    let policy = payload.profile.policy
    let known = types.filter {
      ElementKind(wireName: $0, under: policy) != nil || policy.actions.hasForms && inputs.contains($0)
    }
    for element in payload.contents.lazy.flatMap(\.elements) where element.kind == nil {
      guard let type = element.type, let node = element.node["type"], !element.isFormInput else { continue }
      report.add(
        node, "\(payload.profile.name) knows no element \(Quoted(type)) and does not draw it",
        .choice(of: known, insteadOf: type))
    }
  }

  private static let types =
    ["text", "image", "button", "spacer", "products-container", "items-container", "webview"] + inputs
  private static let inputs = ["option-select", "text-input"]
}
