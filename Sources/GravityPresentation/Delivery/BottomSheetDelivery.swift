/// D1–D3: a sheet that a tap outside or a swipe down closes.
struct BottomSheetDelivery: DeliveryMethod {
  let name = "bottomSheet"
  let wireNames = ["bottomsheet", "bottom_sheet", "bottom-sheet"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    let time = policy.transitions.bottomSheet
    var behavior = DeliveryBehavior(kind: .modal, appears: time, disappears: time)
    behavior.closesOnOutsideTap = true
    behavior.closesOnSwipeDownPast = 300
    return .presentable(behavior, drawn: content.drawnElements(under: policy))
  }
}
