/// What became of each inline component and of product cards, as text.
extension ExplanationText {
  private static let drawingColumns = [4, 13, 22]
  private static let cardColumns = [4, 24]
  /// Of more products than these only the number is told.
  private static let cardLimit = 20

  mutating func write(_ component: InlineStory) {
    page.addBlank()
    let until = component.until.map { " until \(TimeText.seconds($0))" } ?? ""
    page.add(
      "inline \(component.name): \(component.kind) by \(component.source) on \(component.host), from "
        + "\(TimeText.seconds(component.from))\(until)", ink: .bold)
    if component.appearances.isEmpty {
      page.add("it never appeared", indent: 2)
    } else {
      page.add("it appeared at " + times(component.appearances), indent: 2)
    }
    for drawing in component.drawings {
      page.add(
        [TimeText.seconds(drawing.time), drawing.state, drawing.because], at: Self.drawingColumns, ink: .plain
      )
    }
    if let height = component.height, component.until == nil {
      page.add("its height is \(PointsText.text(height)) in the end", indent: 4)
    }
    for load in component.loads { write(load, isLoadedOnly: true) }
    write(component.reports)
    write(component.products)
    for touch in component.touches { write(touch) }
  }

  /// The reports of each content under its name.
  private mutating func write(_ reports: [ReportStory]) {
    var content: String?
    for report in reports {
      if report.content != content { page.add("of \(report.content)", indent: 4) }
      content = report.content
      write(report, isLoadedOnly: false)
    }
  }

  /// One line for each product.
  mutating func write(_ products: [CardStory]) {
    for product in products.prefix(Self.cardLimit) {
      var parts: [String] = []
      if product.times.isEmpty {
        parts.append("not reported: " + product.because.joined(separator: "; "))
      } else {
        let urls =
          product.urls.isEmpty ? nil : "\(product.urls.count) url\(product.urls.count == 1 ? "" : "s")"
        let whats = [product.callback, urls].compactMap { $0 }
        parts.append(
          "\(times(product.times))  \(whats.isEmpty ? "nothing" : whats.joined(separator: ", "))")
        if !product.because.isEmpty { parts.append(product.because.joined(separator: "; ")) }
      }
      if !product.clicks.isEmpty { parts.append("clicked at \(times(product.clicks))") }
      let name = "product \(product.slot)" + (product.sku.map { " \($0)" } ?? "")
      page.add([name, parts.joined(separator: "; ")], at: Self.cardColumns, ink: .plain)
      for url in product.urls where url.outcome != .answered {
        page.addWhole("\(url.outcome.rawValue)  \(url.url)", indent: 8)
      }
    }
    if products.count > Self.cardLimit {
      page.add("and \(products.count - Self.cardLimit) more products", indent: 4)
    }
  }

  private func times(_ times: [Int64]) -> String {
    times.map { TimeText.seconds($0) }.joined(separator: ", ")
  }
}
