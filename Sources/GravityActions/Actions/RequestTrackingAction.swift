/// `request_tracking`: no effect of its own (A10).
struct RequestTrackingAction: ClickAction {
  let name = ActionName.requestTracking

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy).plan()
  }
}
