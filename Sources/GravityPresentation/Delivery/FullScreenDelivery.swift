/// D1, D8: covers the whole host; no way out but its own elements and close button.
struct FullScreenDelivery: DeliveryMethod {
  let name = "fullScreen"
  let wireNames = ["fullscreen", "full_screen", "full-screen"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    let time = policy.transitions.fullScreen
    var behavior = DeliveryBehavior(kind: .modal, appears: time, disappears: time)
    behavior.coversHost = policy.stacking != .everything
    return .presentable(behavior, drawn: content.drawnElements(under: policy))
  }
}
