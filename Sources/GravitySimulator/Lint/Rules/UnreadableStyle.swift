import GravityPresentation

extension LintRule {
  static let unreadableStyle = LintRule(
    "unreadable-style", .warning, "A part of a style cannot be read and is dropped",
    """
    Sizes, distances and font sizes are numbers, or texts that spell one: 16 or "16", and "16px" on Android alone. \
    Anything else is dropped without a word, and the content looks as if the part were not there.
    """,
    rules: ["N5"],
    examples: [
      .elements("a word for a size", #"{"type": "text", "text": "Да", "style": {"fontSize": ⟦"large"⟧}}"#),
      .elements("a unit", #"{"type": "image", "style": {"size": {"height": ⟦"120px"⟧, "width": 320}}}"#),
      .elements("a list for a side", #"{"type": "text", "text": "Да", "style": {"margin": {"top": ⟦[8]⟧}}}"#),
      .elements("one number for four sides", #"{"type": "text", "text": "Да", "style": {"padding": ⟦16⟧}}"#),
      .elements(
        "in the style of a button's text",
        #"{"type": "button", "text": "Да", "style": {"textStyle": {"fontSize": ⟦""⟧, "fontWeight": ⟦true⟧}}}"#
      ),
      .elements("a number for a word", #"{"type": "image", "style": {"fit": ⟦1⟧}}"#),
      .elements(
        "half a column", #"{"type": "products-container", "style": {"gridColumns": ⟦"2.5"⟧}}"#),
      .elements("a list for a style", #"{"type": "text", "text": "Да", "style": ⟦[]⟧}"#),
      .content(
        "in the frame",
        #""variables": {"frameUI": {"container": {"style": {"cornerRadius": ⟦"pill"⟧}}, "#
          + #""close": {"style": {"size": ⟦"24"⟧}}}}"#),
      .elements(
        "numbers and texts that spell one",
        #"{"type": "text", "text": "Да", "style": {"fontSize": "22.5", "cornerRadius": 8, "#
          + #""fontWeight": 700, "gridColumns": "2", "margin": {"top": "-8", "left": null}}}"#),
      .elements(
        "words of a newer server",
        #"{"type": "text", "text": "Да", "style": {"fontWeight": "heavy", "fit": "squeeze", "shadow": 4}}"#),
    ]
  ) { payload, report in
    for content in payload.contents {
      for element in content.elements {
        if let style = element.style { read(style, of: .style, payload, &report) }
      }
      for part in [content.container, content.closeButton] {
        if let style = part?["style"] { read(style, of: .style, payload, &report) }
      }
    }
  }

  private static func read(
    _ node: JSONNode, of part: StylePart, _ payload: LintedPayload, _ report: inout LintReport
  ) {
    let policy = payload.profile.policy.decoding
    guard !part.reads(node, under: policy) else {
      for member in node.members where !member.isNull {
        if let inner = part.part(of: member) { read(member, of: inner, payload, &report) }
      }
      return
    }
    report.add(
      node, "`\(node.key ?? "")` is \(node.inWords), which is not \(part.noun), so it is dropped",
      "write \(part.noun)\(part.example)")
  }
}

extension JSONNode {
  /// The value as it is written, or what it is.
  fileprivate var inWords: String {
    switch kind {
    case .null, .boolean, .number, .string: "\(Quoted(source))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
