import GravityActions

extension LintedElement {
  /// What people call it in messages, such as ``the button `Дальше` ``.
  var label: String {
    let noun = kind == nil && !isFormInput ? "element" : type ?? "element"
    guard let text, !text.isBlank else { return "the \(noun)" }
    return "the \(noun) \(Quoted(text))"
  }

  /// Whether it is to show words of its own or of the user's.
  var hasWords: Bool {
    switch kind {
    case .text, .button: true
    case .image, .spacer, .productsContainer, .itemsContainer, .webview: false
    case nil: type == "text-input"
    }
  }
}
