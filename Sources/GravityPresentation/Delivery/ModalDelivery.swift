/// D1, D2: a dialog over the host that a tap outside closes.
struct ModalDelivery: DeliveryMethod {
  let name = "modal"
  let wireNames = ["modal"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    let time = policy.transitions.modal
    var behavior = DeliveryBehavior(kind: .modal, appears: time, disappears: time)
    behavior.closesOnOutsideTap = true
    return .presentable(behavior, drawn: content.drawnElements(under: policy))
  }
}
