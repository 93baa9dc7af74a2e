/// A purchase has a cart and a transaction id; whether the id was used before is the run's to know.
struct PurchaseCheck: EventCheck {
  func check(_ event: CheckedEvent, _ report: inout UsageReport) {
    guard event.kind == .purchase else { return }
    if event["cart"] == nil {
      report.add(.purchaseWithoutCart, at: event.path)
    } else if event.cart?.isEmpty == true {
      report.add(.purchaseWithoutCart, at: event.path("cart"))
    }
    guard let id = event["uniqueTransactionId"] else {
      report.add(.purchaseWithoutTransaction, at: event.path)
      return
    }
    if id.text?.isBlank == true {
      report.add(.purchaseWithoutTransaction, at: event.path("uniqueTransactionId"))
    }
  }
}
