extension LintedElement {
  /// Whether it is to show words of its own or of the user's.
  var hasWords: Bool {
    switch kind {
    case .text, .button: true
    case .image, .spacer, .productsContainer, .itemsContainer, .webview: false
    case nil: type == "text-input"
    }
  }
}
