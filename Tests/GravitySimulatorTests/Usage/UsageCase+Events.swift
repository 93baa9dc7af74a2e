extension UsageCase {
  private static let page = #" page OTHER "x""#

  private static func cart(_ items: String...) -> String { "[" + items.joined(separator: ", ") + "]" }

  private static func item(_ quantity: String, _ price: String, _ product: String = "a") -> String {
    #"{"productId": "\#(product)", "quantity": \#(quantity), "itemPrice": \#(price)}"#
  }

  private static func purchase(_ value: String, _ items: String...) -> String {
    #"triggerEvent purchase uniqueTransactionId="1" value=\#(value) cart=[\#(items.joined(separator: ", "))]\#(page)"#
  }

  private static func json(_ event: String) -> String {
    #"triggerEvent {"events": [\#(event)], "pageContext": {"type": "OTHER", "location": "x"}}"#
  }

  static let sums = [
    UsageCase("0.1 three times is 0.3", purchase("0.3", item("3", "0.1"))),
    UsageCase("0.1 and 0.2 is 0.3", purchase("0.3", item("1", "0.1"), item("1", "0.2"))),
    UsageCase("a hundredth less", purchase("0.29", item("3", "0.1")), .valueNotCartSum),
    UsageCase("a thousandth is no difference", purchase("0.301", item("3", "0.1"))),
    UsageCase("1990 is 1990.00", purchase("1990.00", item("1", "1990"))),
    UsageCase("1.99e3 is 1990", purchase("1.99e3", item("1", "1990"))),
    UsageCase(
      "sums of billions keep their hundredths",
      purchase("9007199254740993.01", item("1", "9007199254740993.01"))),
    UsageCase(
      "billions without a hundredth", purchase("9007199254740993.01", item("1", "9007199254740993.02")),
      .valueNotCartSum),
    UsageCase("a value beyond all sums", purchase("1e300", item("1", "10")), .valueNotCartSum),
    UsageCase("a price beyond all sums is not summed up", purchase("10", item("1", "1e300"))),
    UsageCase("a price next to nothing", purchase("0", item("1", "1e-300"))),
    UsageCase("the largest quantity", purchase("92233720368547758.07", item("9223372036854775807", "0.01"))),
    UsageCase(
      "a quantity that no Int takes", purchase("1", item("9223372036854775808", "1")), .eventFieldType),
    UsageCase("a quantity with a fraction", purchase("1", item("1.5", "1")), .eventFieldType),
    UsageCase(
      "a value that no Double takes", json(#"{"type": "sync-cart-v1", "value": 1e400}"#), .eventFieldType),
    UsageCase(
      "more digits than any type has", purchase("0." + String(repeating: "1", count: 2000), item("1", "0.11"))
    ),
    UsageCase("a negative price", purchase("-1", item("1", "-1")), .valueNegative, .valueNegative),
    UsageCase("a quantity of nothing", purchase("0", item("0", "5")), .quantityNotPositive),
    UsageCase("the minus of zero", purchase("0", item("-0", "5")), .quantityNotPositive),
    UsageCase(
      "an empty cart is worth nothing", "triggerEvent syncCart value=5 cart=[]" + page, .valueNotCartSum),
    UsageCase("a cart that is not passed", "triggerEvent syncCart value=5" + page),
    UsageCase(
      "the value of an addition is not the cart's",
      "triggerEvent addToCart value=10 productId=a quantity=1 cart=[\(item("2", "10")), \(item("1", "5", "b"))]"
        + page),
    UsageCase(
      "an addition of what the cart has at two prices",
      "triggerEvent addToCart value=7 productId=a quantity=1 cart=[\(item("1", "10")), \(item("1", "5"))]"
        + page),
    UsageCase(
      "a removal of two at the price of one",
      "triggerEvent removeFromCart value=10 productId=a quantity=2 cart=[\(item("1", "10"))]" + page,
      .valueNotUnitsSum),
    UsageCase(
      "a removal of all that there was",
      "triggerEvent removeFromCart value=10 productId=a quantity=2 cart=[]" + page),
    UsageCase("a wish has no quantity", "triggerEvent addToWishlist value=0 productId=a" + page),
  ]

  static let events = [
    UsageCase(
      "an empty cart buys nothing", #"triggerEvent purchase uniqueTransactionId="1" value=0 cart=[]"# + page,
      .purchaseWithoutCart),
    UsageCase(
      "a cart that is null",
      json(#"{"type": "purchase-v1", "uniqueTransactionId": "1", "value": 1, "cart": null}"#),
      .purchaseWithoutCart),
    UsageCase(
      "a cart that is an object",
      json(#"{"type": "purchase-v1", "uniqueTransactionId": "1", "value": 1, "cart": {}}"#), .eventFieldType),
    UsageCase(
      "a cart of numbers", json(#"{"type": "sync-cart-v1", "value": 1, "cart": [1, null]}"#), .eventFieldType,
      .eventFieldType),
    UsageCase(
      "an empty transaction id",
      #"triggerEvent purchase uniqueTransactionId=" " value=1 cart=[\#(item("1", "1"))]"# + page,
      .purchaseWithoutTransaction),
    UsageCase(
      "a transaction id that is a number",
      json(#"{"type": "purchase-v1", "uniqueTransactionId": 1, "value": 1, "cart": [\#(item("1", "1"))]}"#),
      .eventFieldType),
    UsageCase(
      "transaction ids that differ in case",
      purchase("1", item("1", "1")) + "\n"
        + purchase("1", item("1", "1")).replacingOccurrence(of: #""1" value"#, with: #""I" value"#)),
    UsageCase(
      "a transaction id of two events of one call",
      json(
        #"{"type": "purchase-v1", "uniqueTransactionId": "1", "value": 1, "cart": [\#(item("1", "1"))]}, {"type": "purchase-v1", "uniqueTransactionId": "1", "value": 1, "cart": [\#(item("1", "1"))]}"#
      ), .purchaseTransactionReused),
    UsageCase(
      "a transaction id stays used when the app is started again",
      purchase("1", item("1", "1")) + "\nkill\nrelaunch\n" + purchase("1", item("1", "1")),
      .purchaseTransactionReused),
    UsageCase(
      "an event with nothing but its type", json(#"{"type": "add-to-cart-v1"}"#), .eventFieldMissing,
      .eventFieldMissing, .eventFieldMissing),
    UsageCase(
      "a number that is a word", json(#"{"type": "add-to-wishlist-v1", "value": "NaN", "productId": "a"}"#),
      .eventFieldType),
    UsageCase(
      "a field that is null", json(#"{"type": "add-to-wishlist-v1", "value": 1, "productId": null}"#),
      .eventFieldMissing),
    UsageCase(
      "an optional field that is null", json(#"{"type": "sync-cart-v1", "value": 1, "currency": null}"#)),
    UsageCase(
      "the name that is on the wire", json(#"{"type": "login-v1", "name": "Login", "hashedEmail": "x"}"#)),
    UsageCase(
      "a field that is given twice counts once", json(#"{"type": "sync-cart-v1", "value": 1, "value": "x"}"#)),
    UsageCase(
      "a field of a cart item in other letters",
      json(
        #"{"type": "sync-cart-v1", "value": 1, "cart": [{"productID": "a", "quantity": 1, "itemPrice": 1}]}"#),
      .eventFieldUnknown, .eventFieldMissing),
    UsageCase(
      "an event of a kind that is the app's own",
      json(#"{"type": "add-to-cart-v2", "name": "x", "value": "y"}"#), .eventFieldUnknown),
    UsageCase("a custom event of nothing", json(#"{"type": " "}"#), .customWithoutType, .customWithoutName),
    UsageCase(
      "custom properties that are no object", json(#"{"type": "a", "name": "b", "customProps": []}"#),
      .eventFieldType),
    UsageCase(
      "currencies everywhere",
      "triggerEvent syncCart value=1 currency=RUB" + page + "\ntriggerEvent syncCart value=1 currency=USD"
        + page),
    UsageCase(
      "an empty currency is none",
      "triggerEvent syncCart value=1 currency=RUB" + page + "\ntriggerEvent syncCart value=1 currency=\"\""
        + page, .currencyMissing),
    UsageCase(
      "two events before the first currency",
      "triggerEvent syncCart value=1" + page + "\ntriggerEvent syncCart value=1" + page
        + "\ntriggerEvent syncCart value=1 currency=RUB" + page, .currencyMissing, .currencyMissing),
    UsageCase(
      "events that have no currency",
      "triggerEvent syncCart value=1 currency=RUB" + page + "\ntriggerEvent login hashedEmail=x" + page
        + "\ntriggerEvent addToWishlist value=1 productId=a" + page),
  ]

  private static let hash = String(repeating: "0123456789abcdef", count: 4)

  static let identities = [
    UsageCase("a hash", "triggerEvent login cuid=\"\(hash)\" cuidType=phone_hash" + page),
    UsageCase(
      "a hash in upper case", "triggerEvent login cuid=\"\(hash.uppercased())\" cuidType=phone_hash" + page,
      .phoneHashMalformed),
    UsageCase(
      "a hash that is one digit short",
      "triggerEvent signUp cuid=\"\(hash.dropLast())\" cuidType=phone_hash" + page, .phoneHashMalformed),
    UsageCase(
      "a hash with a letter beyond f",
      "triggerEvent login cuid=\"\(hash.dropLast())g\" cuidType=phone_hash" + page, .phoneHashMalformed),
    UsageCase(
      "a hash of other digits",
      "triggerEvent login cuid=\"\(hash.dropLast())\u{0661}\" cuidType=phone_hash" + page, .phoneHashMalformed
    ),
    UsageCase(
      "a hash with a space around it", "triggerEvent login cuid=\" \(hash)\" cuidType=phone_hash" + page,
      .phoneHashMalformed),
    UsageCase(
      "an address, and an empty hash",
      "triggerEvent login hashedEmail=x cuid=\"\" cuidType=phone_hash" + page, .phoneHashMalformed),
    UsageCase(
      "a type and nothing of it", "triggerEvent login cuidType=phone_hash" + page, .identifierMissing),
    UsageCase(
      "identifiers of spaces", "triggerEvent signUp hashedEmail=\" \" cuid=\"\"" + page, .identifierMissing),
    UsageCase(
      "phone-hash", "triggerEvent login cuid=\"\(hash)\" cuidType=phone-hash" + page, .cuidTypeSpelling),
    UsageCase(
      "PHONE_HASH", "triggerEvent login cuid=\"\(hash)\" cuidType=PHONE_HASH" + page, .cuidTypeSpelling),
    UsageCase("phone_hashes", "triggerEvent login cuid=\"\(hash)\" cuidType=phone_hashes" + page),
    UsageCase("an empty type", "triggerEvent login cuid=\"\(hash)\" cuidType=\"\"" + page, .cuidTypeMissing),
    UsageCase(
      "a number for a cuid is of another type, and there",
      json(#"{"type": "login-v1", "cuid": 77120, "cuidType": "crm_id"}"#), .eventFieldType),
  ]
}

extension String {
  fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}
