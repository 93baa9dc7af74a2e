extension LintedElement {
  /// What people call it in messages: `the button "Закрыть"`.
  var words: String {
    let kind = type ?? "element"
    guard let text, !text.isEmpty else { return "the \(kind)" }
    return "the \(kind) \(LintQuote.of(text))"
  }
}
