import GravityActions
import Testing

@testable import GravityPresentation

@Suite("What events say")
struct EventBodyTests {
  @Test("N4: adding to the cart and removing from it, with and without what is optional")
  func cart() {
    let fields = [
      member("quantity", .integer(1)), member("productId", .string("sku-123")),
      member("value", .number(1990.5)),
      member("currency", .null),
    ]
    #expect(
      data(.addToCart, fields) == """
        {"type":"add-to-cart-v1","name":"Add to Cart","value":1990.5,"productId":"sku-123","quantity":1}
        """)
    #expect(
      data(.removeFromCart, fields + [member("cart", cartItems)]) == """
        {"type":"remove-from-cart-v1","name":"Remove from Cart","value":1990.5,"productId":"sku-123",\
        "quantity":1,"cart":[{"itemPrice":1990,"productId":"sku-123","quantity":1}]}
        """)
  }

  @Test("N4: a purchase and the cart as a whole")
  func purchase() {
    let fields = [
      member("cart", cartItems), member("value", .integer(1990)), member("currency", .string("RUB")),
      member("uniqueTransactionId", .string("ORDER-1001")),
    ]
    #expect(
      data(.purchase, fields) == """
        {"type":"purchase-v1","name":"Purchase","uniqueTransactionId":"ORDER-1001","value":1990,\
        "cart":[{"itemPrice":1990,"productId":"sku-123","quantity":1}],"currency":"RUB"}
        """)
    #expect(
      data(.syncCart, Array(fields.prefix(3))) == """
        {"type":"sync-cart-v1","name":"Sync cart","value":1990,"currency":"RUB",\
        "cart":[{"itemPrice":1990,"productId":"sku-123","quantity":1}]}
        """)
  }

  @Test("N4: a wish")
  func wish() {
    #expect(
      data(.addToWishlist, [member("value", .integer(1990)), member("productId", .string("sku-123"))])
        == #"{"type":"add-to-wishlist-v1","name":"Add to Wishlist","value":1990,"productId":"sku-123"}"#)
  }

  @Test("N4: signing up and logging in")
  func people() {
    let fields = [member("cuidType", .string("phone_hash")), member("cuid", .string("9f86d0"))]
    #expect(
      data(.signUp, [member("hashedEmail", .string("5e88"))])
        == #"{"type":"signup-v1","name":"Signup","hashedEmail":"5e88"}"#)
    #expect(
      data(.login, fields)
        == #"{"type":"login-v1","name":"Login","cuid":"9f86d0","cuidType":"phone_hash"}"#)
  }

  @Test("N4: an event of the app's own, and several in one request")
  func custom() {
    let survey = TriggeredEvent(
      type: "survey-completed-v1", name: "Survey Completed",
      fields: [member("customProps", .object([member("score", .string("9"))]))])
    let login = TriggeredEvent(.login, fields: [])
    #expect(
      data([survey, login]) == """
        {"type":"survey-completed-v1","name":"Survey Completed","customProps":{"score":"9"}},\
        {"type":"login-v1","name":"Login"}
        """)
  }

  @Test("A number beyond all doubles stays JSON that reads as the same number")
  func infinite() {
    let numbers: [JSONValue] = [.number(.infinity), .number(-.infinity), .number(1e300)]
    #expect(
      data([TriggeredEvent(type: "score-v1", name: "Score", fields: [member("values", .array(numbers))])])
        == #"{"type":"score-v1","name":"Score","values":[1e999,-1e999,1e+300]}"#)
  }

  @Test("N4: each documented kind is known by its wire type again", arguments: TriggeredEventKind.allCases)
  func types(kind: TriggeredEventKind) {
    #expect(TriggeredEventKind(type: kind.type) == kind)
    #expect(TriggeredEventKind(type: kind.rawValue) == nil)
  }

  private var cartItems: JSONValue {
    .array([
      .object(sorting: [
        member("productId", .string("sku-123")), member("quantity", .integer(1)),
        member("itemPrice", .integer(1990)),
      ])
    ])
  }

  private func member(_ key: String, _ value: JSONValue) -> JSONMember { JSONMember(key: key, value: value) }

  private func data(_ kind: TriggeredEventKind, _ fields: [JSONMember]) -> String {
    data([TriggeredEvent(kind, fields: fields)])
  }

  /// The elements of `data` in the body, which everything else precedes as in a visit.
  private func data(_ events: [TriggeredEvent]) -> String {
    let start = """
      {"sec":"6a1f",\(RequestSamples.device),"user":{},\
      "ctx":{"type":"HOMEPAGE","data":[],"location":"app://home",\(RequestSamples.attributes)},\
      \(RequestSamples.options),"data":[
      """
    let body = RequestSamples.session().request(.events(events)).body
    #expect(body.hasPrefix(start) && body.hasSuffix("]}"))
    return String(body.dropFirst(start.count).dropLast(2))
  }
}
