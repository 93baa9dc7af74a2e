/// Each item of a cart names a product, a quantity of at least one, and a price.
struct CartItemCheck: EventCheck {
  static let fields = ["productId", "quantity", "itemPrice"]

  func check(_ event: CheckedEvent, _ report: inout UsageReport) {
    checkQuantity(event["quantity"], at: event.path("quantity"), &report)
    checkSKU(event["productId"]?.text, "productId", at: event.path("productId"), &report)
    for (number, item) in (event.cart ?? []).enumerated() {
      guard case .object(let members) = item.value else {
        report.add(.eventFieldType("cart[\(number)]", wanted: "an object"), at: event.path(ofItem: number))
        continue
      }
      for member in members {
        check(member, of: event, number, &report)
      }
      for field in Self.fields where item.value[field] == nil {
        report.add(
          .eventFieldMissing("cart[\(number)].\(field)", event: event.name), at: event.path(ofItem: number))
      }
    }
  }

  private func check(
    _ member: CallValue.Member, of event: CheckedEvent, _ number: Int, _ report: inout UsageReport
  ) {
    let name = "cart[\(number)].\(member.key)"
    let path = event.path(ofItem: number, member.key)
    guard Self.fields.contains(member.key) else {
      let near = NearestName.of(member.key, among: Self.fields)
      report.add(.eventFieldUnknown(name, event: event.name, near: near), at: path)
      return
    }
    if let wanted = Self.wanted(member) {
      report.add(.eventFieldType(name, wanted: wanted), at: path)
      return
    }
    switch member.key {
    case "quantity": checkQuantity(member.value, at: path, &report)
    case "productId": checkSKU(member.value.text, name, at: path, &report)
    case "itemPrice":
      if case .number(let literal) = member.value, CallNumber(literal).isNegative {
        report.add(.valueNegative(name, value: literal), at: path)
      }
    default: break
    }
  }

  private static func wanted(_ member: CallValue.Member) -> String? {
    // A price is a number as a value is.
    EventFieldCheck.wanted(member.key == "itemPrice" ? "value" : member.key, instead: member.value)
  }

  private func checkQuantity(_ value: CallValue?, at path: UsagePath, _ report: inout UsageReport) {
    guard case .number(let literal) = value, let quantity = CallNumber.integer(literal), quantity <= 0 else {
      return
    }
    report.add(.quantityNotPositive(literal), at: path)
  }

  private func checkSKU(_ sku: String?, _ field: String, at path: UsagePath, _ report: inout UsageReport) {
    if sku?.isBlank == true { report.add(.skuEmpty(field: field), at: path) }
  }
}
