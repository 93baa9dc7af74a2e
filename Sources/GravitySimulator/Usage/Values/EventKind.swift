import GravityPresentation

/// An event's kind, by the word of the scenario format or the type on the wire (N4).
enum EventKind: String, CaseIterable {
  case addToCart
  case purchase
  case removeFromCart
  case syncCart
  case addToWishlist
  case signUp
  case login
  case custom

  /// Whatever is neither is a custom event.
  init(word: String) {
    self = Self.allCases.first { $0.rawValue == word || $0.wireType == word } ?? .custom
  }

  /// Nil for custom events, whose type is the app's own.
  var wireType: String? { TriggeredEventKind(rawValue: rawValue)?.type }

  /// The type's name in the documentation.
  var documentedName: String {
    switch self {
    case .addToCart: "AddToCartEvent"
    case .purchase: "PurchaseEvent"
    case .removeFromCart: "RemoveFromCartEvent"
    case .syncCart: "SyncCartEvent"
    case .addToWishlist: "AddToWishlistEvent"
    case .signUp: "SignUpEvent"
    case .login: "LoginEvent"
    case .custom: "CustomEvent"
    }
  }

  /// Whether its type has a `currency`.
  var hasCurrency: Bool {
    switch self {
    case .addToCart, .purchase, .removeFromCart, .syncCart: true
    case .addToWishlist, .signUp, .login, .custom: false
    }
  }
}
