/// Which spellings and kinds of element an SDK draws (D11).
public enum DrawnElements: String, CaseIterable, Hashable, Sendable {
  /// All kinds, in kebab case, camel case and with underscores.
  case everySpelling
  /// All kinds, in kebab case only.
  case kebabCase
  /// Kebab case, without `items-container`.
  case withoutItems
  /// Kebab case, without `items-container` and `webview`.
  case withoutItemsAndWebview

  func contains(_ kind: ElementKind, spelled wireName: String) -> Bool {
    let isKebab = !wireName.contains("_") && wireName == wireName.lowercased()
    return switch self {
    case .everySpelling: true
    case .kebabCase: isKebab
    case .withoutItems: isKebab && kind != .itemsContainer
    case .withoutItemsAndWebview: isKebab && kind != .itemsContainer && kind != .webview
    }
  }
}
