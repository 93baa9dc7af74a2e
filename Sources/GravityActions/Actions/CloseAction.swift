/// `close`: dismisses, whatever `closeOnClick` says (A2).
struct CloseAction: ClickAction {
  let name = ActionName.close

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    let frame = ActionFrame(parameters, under: policy)
    return switch policy.closingActions {
    // The dismissal is the effect here, so A1's own must not come on top of it.
    case .alwaysDismiss: frame.plan(dismissing: false, effect: [.dismiss])
    case .followCloseOnClick: frame.plan()
    }
  }
}
