/// D1, D8: covers the whole host; no way out but its own elements and close button.
struct FullScreenDelivery: DeliveryMethod {
  let name = "fullScreen"
  let wireNames = ["fullscreen", "full_screen", "full-screen"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    let time = policy.transitions.fullScreen
    return .presentable(
      DeliveryBehavior(kind: .modal, appears: time, disappears: time),
      drawn: content.drawnElements(under: policy))
  }
}
