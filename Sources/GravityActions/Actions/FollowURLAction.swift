/// `follow_url`: tells the app where to go; nothing here navigates (A5).
struct FollowURLAction: ClickAction {
  let name = ActionName.followURL
  let requiredParameters = [ClickParameter.url]

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy)
      .plan(requiring: requiredParameters, effect: [effect(of: parameters, under: policy)])
  }

  private func effect(of parameters: ClickParameters, under policy: ActionPolicy) -> ActionStep {
    switch policy.missingURLType {
    case .doesNothing where parameters.isURLTypeMissing: .note(.missingURLType)
    case .doesNothing, .meansBrowser: .callBack(.followURL)
    }
  }
}
