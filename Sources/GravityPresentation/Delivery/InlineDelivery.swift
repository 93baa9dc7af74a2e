/// P10: inline content waits for a component of the app's; a trigger presents nothing of it.
struct InlineDelivery: DeliveryMethod {
  let name = "inline"
  let wireNames = ["inline"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    .notPresentable
  }
}
