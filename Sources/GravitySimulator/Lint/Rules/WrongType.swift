import GravityPresentation

extension LintRule {
  static let wrongType = LintRule(
    "wrong-type", .error, "A value is of a type that no SDK decodes",
    """
    A number where a text belongs or a `step` in quotes stops the decoder, and one such value fails the whole \
    response. Styles are read more kindly: there the part alone is dropped.
    """,
    rules: ["N5", "P1"],
    examples: [
      .content("a step in quotes", #""step": ⟦"2"⟧"#),
      .content("a step with a fraction", #""step": ⟦1.5⟧"#),
      .content("a step that no number holds", #""step": ⟦9223372036854775808⟧"#),
      .elements("a number for a text", #"{"type": "text", "text": ⟦15⟧}"#),
      .elements(
        "a word for true or false",
        #"{"type": "button", "onClick": {"action": "copy", "copyData": "PROMO15", "closeOnClick": ⟦"no"⟧}}"#),
      .elements("null among elements", #"{"type": "text", "text": "Скидка 15%"}, ⟦null⟧"#),
      .content(
        "one url without its list", #""events": [{"type": "load", "urls": ⟦"https://ev.example/a"⟧}]"#),
      .content("an element for elements", #""variables": {"elements": ⟦{"type": "text"}⟧}"#),
      .response(
        "a priority in quotes",
        #"{"campaigns": [{"campaignId": "6a5f4b7b73a8b1a026084fe2", "priority": ⟦"5"⟧}]}"#),
      .response("a list for a response", "⟦[]⟧"),
      .content("a whole number with a fraction of zero", #""step": 2.0"#),
      .elements("styles of any type", #"{"type": "text", "text": "Скидка", "style": {"fontSize": [16]}}"#),
      .elements(
        "a url's type of any type",
        #"{"type": "button", "onClick": {"action": "follow_url", "url": "https://shop.example", "type": 7}}"#),
      .content("the second of two", #""step": 2, "step": "3""#),
    ]
  ) { payload, report in
    let policy = payload.profile.policy.decoding
    for fault in payload.faults where fault.lacking == nil {
      report.add(
        fault.node, "\(fault.subject) \(fault.problem.predicate), so \(policy.consequence)",
        advice(for: fault))
    }
  }

  private static func advice(for fault: ShapeFault) -> String {
    switch fault.problem {
    case .wrongType(let expected, .string) where fault.node.isQuoted(expected):
      "write \(fault.node.string ?? "") without quotes"
    case .wrongType(.string, .number), .wrongType(.string, .boolean): "write \"\(fault.node.source)\""
    case .wrongType(let expected, _): "write \(expected.noun)"
    case .hasFraction: "write a whole number"
    case .numberOutOfRange: "write a number that 64 bits can hold"
    case .unreadable: "write something else"
    case .isNull, .missing: "write a value or leave the entry out"
    }
  }
}

extension JSONNode {
  /// Whether the string would be of the kind if its quotes were away.
  fileprivate func isQuoted(_ kind: JSONKind) -> Bool {
    switch kind {
    case .integer: string.flatMap { Int($0) } != nil
    case .boolean: string == "true" || string == "false"
    case .null, .number, .string, .array, .object: false
    }
  }
}
