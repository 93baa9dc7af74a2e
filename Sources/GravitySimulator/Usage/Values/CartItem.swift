/// One item of an event's cart; what is missing or of another type is nil.
struct CartItem {
  let value: CallValue
  let productId: String?
  let quantity: Int64?
  let price: CallNumber?

  init(_ value: CallValue) {
    self.value = value
    productId = value["productId"]?.text
    if case .number(let literal) = value["quantity"] {
      quantity = CallNumber.integer(literal)
    } else {
      quantity = nil
    }
    if case .number(let literal) = value["itemPrice"] {
      price = CallNumber(literal)
    } else {
      price = nil
    }
  }
}
