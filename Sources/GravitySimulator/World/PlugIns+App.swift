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
