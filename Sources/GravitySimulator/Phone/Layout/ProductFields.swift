import GravityActions
import GravityPresentation

/// What cards show of a product: every shop's feed has fields of its own, and these are in most.
struct ProductFields {
  let slot: Slot
  let place: Int

  var name: String { field("name") ?? field("title") ?? field("sku") ?? "product \(place)" }

  var price: String? { field("price") }

  var oldPrice: String? { field("oldPrice") }

  private func field(_ key: String) -> String? {
    guard let value = slot.item.members.first(where: { $0.key == key })?.value else { return nil }
    switch value {
    case .string(let text): return text.isEmpty ? nil : text
    case .integer(let number): return String(number)
    case .number(let number): return SVGNumber.text(number)
    case .null, .boolean, .array, .object: return nil
    }
  }
}
