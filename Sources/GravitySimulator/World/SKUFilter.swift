import GravityActions
import GravityPresentation

/// Slots of some products are left out.
struct SKUFilter: ProductFilter {
  let skus: [String]

  func keeps(_ slot: Slot) -> Bool {
    guard case .string(let sku) = slot.item["sku"] else { return true }
    return !skus.contains(sku)
  }
}
