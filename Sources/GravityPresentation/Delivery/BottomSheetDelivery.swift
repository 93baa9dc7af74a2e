/// D1–D3: a sheet that a tap outside or a swipe down closes.
struct BottomSheetDelivery: DeliveryMethod {
  let name = "bottomSheet"
  let wireNames = ["bottomsheet", "bottom_sheet", "bottom-sheet"]

  func outcome(for content: Content, under policy: PresentationPolicy) -> DeliveryOutcome {
    if policy.missingFrame == .breaksView, content.variables?.frameUI == nil { return .frameMissing }
    let time = policy.transitions.bottomSheet
    var behavior = DeliveryBehavior(kind: .modal, appears: time, disappears: time)
    behavior.closesOnOutsideTap = true
    behavior.closesOnSwipeDownPast = 300
    behavior.reportsClickedCloseWhenGone = policy.sheetClose == .whenHidden
    return .presentable(behavior, drawn: content.drawnElements(under: policy))
  }
}
