import GravityActions

/// An app's own action, as an app would write it: nothing but the public API.
struct RateAppAction: ClickAction {
  var name = ActionName.unknown("rate_app")

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy).plan(effect: [.callBack(.custom("RateAppEvent"))])
  }
}
