/// `cancel`: dismisses and tells the app (A3).
struct CancelAction: ClickAction {
  let name = ActionName.cancel

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    let frame = ActionFrame(parameters, under: policy)
    let effect: [ActionStep] = [.callBack(.cancel)]
    switch policy.closingActions {
    case .followCloseOnClick: return frame.plan(effect: effect)
    case .alwaysDismiss:
      let isFirstOfTwo = policy.cancelClosesTwice && frame.isDismissing
      return frame.plan(dismissing: isFirstOfTwo, effect: [.dismiss] + effect)
    }
  }
}
