import GravityActions
import GravityPresentation

extension PlugIns {
  /// What the app registered with `initialize` (D11, N3); what it did not is left as it is.
  mutating func take(_ app: AppHeader) {
    if !app.hasProductViewBuilder { buildsProductCards = false }
    switch app.productFilter {
    case .off: break
    case .dropsFallbacks: productFilter = FallbackFilter()
    case .drops(let skus): productFilter = SKUFilter(skus: skus)
    }
  }
}

/// Slots that are fallbacks are left out.
private struct FallbackFilter: ProductFilter {
  func keeps(_ slot: Slot) -> Bool { !slot.fallback }
}

/// Slots of some products are left out.
private struct SKUFilter: ProductFilter {
  let skus: [String]

  func keeps(_ slot: Slot) -> Bool {
    guard case .string(let sku) = slot.item["sku"] else { return true }
    return !skus.contains(sku)
  }
}
