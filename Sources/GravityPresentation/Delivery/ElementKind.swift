/// The kinds of element that a campaign can draw (D11).
public enum ElementKind: Hashable, Sendable {
  case text
  case image
  case button
  case spacer
  case productsContainer
  case itemsContainer
  case webview

  /// The kind of that wire name, or nil for one that is not drawn (D11).
  public init?(wireName: String, under policy: PresentationPolicy) {
    switch wireName {
    case "text": self = .text
    case "image": self = .image
    case "button": self = .button
    case "spacer": self = .spacer
    case "products-container", "productsContainer", "products_container": self = .productsContainer
    case "items-container", "itemsContainer", "items_container": self = .itemsContainer
    case "webview": self = .webview
    default: return nil
    }
    guard policy.elementSpelling.accepts(wireName), isDrawn(under: policy) else { return nil }
  }

  private func isDrawn(under policy: PresentationPolicy) -> Bool {
    switch self {
    case .text, .image, .button, .spacer, .productsContainer: true
    case .itemsContainer: policy.drawsItems
    case .webview: policy.drawsWebviews
    }
  }

  /// Whether the kind reacts to a tap (A12).
  public var reactsToTaps: Bool {
    switch self {
    case .text, .image, .button: true
    case .spacer, .productsContainer, .itemsContainer, .webview: false
    }
  }
}
