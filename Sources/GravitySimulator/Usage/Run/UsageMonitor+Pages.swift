import GravityPresentation

extension UsageMonitor {
  /// What is wrong with a page context in itself, and against the feed.
  func check(_ page: PageContext, _ report: inout UsageReport) {
    let page = CheckedPage(page)
    for check in UsageChecks.page { check.check(page, &report) }
    switch page.type {
    case "PRODUCT", "CART":
      for (place, sku) in page.data.enumerated() { checkSKU(sku, at: .data(place), &report) }
    case "CATEGORY":
      for (place, name) in page.data.enumerated() {
        guard let feed = feed.categories.spelling(of: name) else { continue }
        report.add(.categoryCase(name, feed: feed), at: .data(place))
      }
    default: break
    }
    if let lng = page.lng, let feed = feed.lngs.spelling(of: lng) {
      report.add(.lngCase(lng, feed: feed), at: .page("lng"))
    }
  }

  func checkSKU(_ sku: String?, at path: UsagePath, _ report: inout UsageReport) {
    guard let sku, let feed = feed.skus.spelling(of: sku) else { return }
    report.add(.skuCase(sku, feed: feed), at: path)
  }
}
