/// The value is a sum of money: the whole cart's, or that of the units which came or went.
struct ValueCheck: EventCheck {
  func check(_ event: CheckedEvent, _ report: inout UsageReport) {
    guard case .number(let literal) = event["value"] else { return }
    let value = CallNumber(literal)
    if value.isNegative { report.add(.valueNegative("value", value: literal), at: event.path("value")) }
    guard value.isFinite else { return }
    switch event.kind {
    case .purchase, .syncCart:
      // A purchase without a cart has a row of its own.
      guard let cart = event.cart, event.kind == .syncCart || !cart.isEmpty else { return }
      guard let sum = Self.sum(of: cart), !sum.matches(value) else { return }
      report.add(.valueNotCartSum(value: literal, sum: sum.text), at: event.path("value"))
    case .addToCart, .removeFromCart:
      guard !value.isNegative, let sum = Self.sumOfUnits(event), !sum.matches(value) else { return }
      report.add(.valueNotUnitsSum(value: literal, sum: sum.text), at: event.path("value"))
    case .addToWishlist, .signUp, .login, .custom: return
    }
  }

  /// Nil where an item has no quantity or no price that can be summed up.
  private static func sum(of cart: [CartItem]) -> CallSum? {
    var sum = CallSum()
    for item in cart {
      guard let quantity = item.quantity, let price = item.price, sum.add(quantity, of: price) else {
        return nil
      }
    }
    return sum
  }

  /// The price is known where the cart has the product, and has it at one price.
  private static func sumOfUnits(_ event: CheckedEvent) -> CallSum? {
    guard let product = event["productId"]?.text, case .number(let literal) = event["quantity"],
      let quantity = CallNumber.integer(literal), quantity > 0
    else { return nil }
    let items = (event.cart ?? []).filter { $0.productId == product }
    guard let price = items.first?.price, items.allSatisfy({ $0.price?.decimal == price.decimal }) else {
      return nil
    }
    var sum = CallSum()
    return sum.add(quantity, of: price) ? sum : nil
  }
}
