/// The data is what the documentation asks for on a page of this type.
struct PageDataCheck: PageCheck {
  func check(_ page: CheckedPage, _ report: inout UsageReport) {
    let data = page.data
    switch page.type {
    case "HOMEPAGE":
      if !data.isEmpty { report.add(.homepageWithData(count: data.count), at: .data(0)) }
    case "PRODUCT":
      if data.count != 1 { report.add(.productNotOneSKU(count: data.count), at: .data(data.isEmpty ? 0 : 1)) }
      checkEmpty(data, &report)
    case "CART":
      var seen: Set<String> = []
      for (place, sku) in data.enumerated() where !sku.isBlank && !seen.insert(sku).inserted {
        report.add(.cartRepeatsSKU(sku), at: .data(place))
      }
      checkEmpty(data, &report)
    case "CATEGORY":
      if data.isEmpty {
        report.add(.categoryEmpty, at: .page("data"))
      } else if let place = data.firstIndex(where: \.isBlank) {
        report.add(.categoryEmpty, at: .data(place))
      }
    case "SEARCH":
      if data.count > 1 {
        report.add(.searchSeveralStrings(count: data.count), at: .data(1))
      } else if data.first?.isBlank == true {
        report.add(.searchEmptyString, at: .data(0))
      }
    default: break
    }
  }

  private func checkEmpty(_ data: [String], _ report: inout UsageReport) {
    for (place, sku) in data.enumerated() where sku.isBlank {
      report.add(.skuEmpty(field: "data"), at: .data(place))
    }
  }
}
