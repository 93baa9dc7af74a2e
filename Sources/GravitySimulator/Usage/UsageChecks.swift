/// The rules that need nothing but the call; what a run has to remember is ``UsageMonitor``'s.
enum UsageChecks {
  static let page: [any PageCheck] = [PageTypeCheck(), LocationCheck(), PageDataCheck()]

  static let event: [any EventCheck] = [
    EventFieldCheck(), PurchaseCheck(), CartItemCheck(), ValueCheck(), IdentifierCheck(), CustomEventCheck(),
  ]
}
