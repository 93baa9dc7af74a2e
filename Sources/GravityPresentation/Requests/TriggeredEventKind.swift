/// The documented kinds of events that name themselves (N4); a custom event brings type and name of its own.
public enum TriggeredEventKind: String, Hashable, Sendable, CaseIterable {
  case addToCart
  case purchase
  case removeFromCart
  case syncCart
  case addToWishlist
  case signUp
  case login

  /// The kind of a wire type; nil for one of the app's own.
  public init?(type: String) {
    guard let kind = Self.allCases.first(where: { $0.type == type }) else { return nil }
    self = kind
  }

  /// What the wire calls it.
  public var type: String {
    switch self {
    case .addToCart: "add-to-cart-v1"
    case .purchase: "purchase-v1"
    case .removeFromCart: "remove-from-cart-v1"
    case .syncCart: "sync-cart-v1"
    case .addToWishlist: "add-to-wishlist-v1"
    case .signUp: "signup-v1"
    case .login: "login-v1"
    }
  }

  /// What reports call it.
  public var name: String {
    switch self {
    case .addToCart: "Add to Cart"
    case .purchase: "Purchase"
    case .removeFromCart: "Remove from Cart"
    case .syncCart: "Sync cart"
    case .addToWishlist: "Add to Wishlist"
    case .signUp: "Signup"
    case .login: "Login"
    }
  }

  /// The documented fields, in order.
  var fields: [String] {
    switch self {
    case .addToCart, .removeFromCart: ["value", "productId", "quantity", "currency", "cart"]
    case .purchase: ["uniqueTransactionId", "value", "cart", "currency"]
    case .syncCart: ["value", "currency", "cart"]
    case .addToWishlist: ["value", "productId"]
    case .signUp, .login: ["hashedEmail", "cuid", "cuidType"]
    }
  }
}
