/// `open_step`: presents another content of the campaign (A9).
struct OpenStepAction: ClickAction {
  let name = ActionName.openStep
  let requiredParameters = [ClickParameter.step]

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    let frame = ActionFrame(parameters, under: policy)
    switch policy.openStep {
    case .closesFirst:
      return frame.plan(requiring: requiredParameters, effect: [.openStep])
    // Whether anything leaves the screen depends on what the step is, and is part of presenting it; but a
    // frame's close button closes even where no step can follow (A1 on Flutter).
    case .replaces:
      return frame.plan(
        dismissing: frame.isCloseButtonDismissing,
        effect: [parameters.has(.step) ? .openStep : .note(.missingStep)])
    case .isUnknown:
      return UnknownAction(name: name).plan(for: parameters, under: policy)
    }
  }
}
