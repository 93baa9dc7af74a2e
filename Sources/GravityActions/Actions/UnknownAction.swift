/// Stands in for every word that has no action (A11).
struct UnknownAction: ClickAction {
  let name: ActionName

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    let frame = ActionFrame(parameters, under: policy)
    let note = ActionStep.note(.unknownAction)
    switch policy.unknownActions {
    case .reportsAndDismisses: return frame.plan(effect: [note])
    // A frame's close button closes even with a word nobody knows (A1 on Flutter).
    case .isIgnored: return frame.isCloseButtonDismissing ? [note, .dismiss] : [note]
    }
  }
}
