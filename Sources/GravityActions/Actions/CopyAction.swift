/// `copy`: puts `copyData` on the pasteboard and tells the app (A4).
struct CopyAction: ClickAction {
  let name = ActionName.copy
  let requiredParameters = [ClickParameter.copyData]

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy)
      .plan(requiring: requiredParameters, effect: [.writePasteboard, .callBack(.copy)])
  }
}
