import GravityPresentation

extension UsageMonitor {
  /// What is wrong with an event in itself, against the feed and against earlier events of the run.
  mutating func check(_ event: CheckedEvent, _ site: UsageSite, _ report: inout UsageReport) {
    for check in UsageChecks.event { check.check(event, &report) }
    checkSKU(event["productId"]?.text, at: event.path("productId"), &report)
    for (number, item) in (event.cart ?? []).enumerated() {
      checkSKU(item.productId, at: event.path(ofItem: number, "productId"), &report)
    }
    checkTransaction(event, site, &report)
    checkCurrency(event, site, &report)
  }

  private mutating func checkTransaction(
    _ event: CheckedEvent, _ site: UsageSite, _ report: inout UsageReport
  ) {
    guard event.kind == .purchase, let id = event["uniqueTransactionId"]?.text, !id.isBlank else { return }
    if let first = transactions[id] {
      report.add(
        .purchaseTransactionReused(id, at: first), at: event.path("uniqueTransactionId"))
    } else {
      transactions[id] = site.time
    }
  }

  /// An event without currency is wrong from the moment that another has one, whichever comes first.
  private mutating func checkCurrency(
    _ event: CheckedEvent, _ site: UsageSite, _ report: inout UsageReport
  ) {
    guard event.kind.hasCurrency else { return }
    if let currency = event["currency"], currency.text?.isBlank != true {
      currencyEvent = currencyEvent ?? event.name
    } else if let other = currencyEvent {
      report.add(.currencyMissing(event: event.name, other: other), at: event.path)
    } else {
      withoutCurrency.append(Uncertain(event: event.name, path: event.path, site: site))
    }
  }

  /// The earlier events that a later one has shown to lack their currency.
  mutating func takeCurrencyFindings() -> [UsageFinding] {
    guard let other = currencyEvent, !withoutCurrency.isEmpty else { return [] }
    defer { withoutCurrency = [] }
    return withoutCurrency.map { uncertain in
      UsageFinding(
        .currencyMissing(event: uncertain.event, other: other), at: uncertain.path, of: uncertain.site)
    }
  }
}
