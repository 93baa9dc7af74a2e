import GravityPresentation

/// What a style can belong to; the raw value is what messages and tables call it.
enum PhoneSurface: String, CaseIterable, Hashable, Sendable {
  case container
  case closeButton = "close button"
  case text
  case image
  case button
  case spacer
  case products = "products-container"
  case items = "items-container"
  case webview
  case choice = "option-select"
  case field = "text-input"

  init(_ kind: PhoneElement.Kind) {
    switch kind {
    case .text: self = .text
    case .image: self = .image
    case .button: self = .button
    case .spacer: self = .spacer
    case .products: self = .products
    case .items: self = .items
    case .webview: self = .webview
    case .choice: self = .choice
    case .field: self = .field
    }
  }
}
