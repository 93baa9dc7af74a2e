/// `follow_deeplink`: tells the app which deep link to follow (A6).
struct FollowDeeplinkAction: ClickAction {
  let name = ActionName.followDeeplink
  let requiredParameters = [ClickParameter.deeplink]

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy)
      .plan(requiring: requiredParameters, effect: [.callBack(.followDeeplink)])
  }
}
