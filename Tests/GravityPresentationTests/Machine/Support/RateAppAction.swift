import GravityActions

/// A click action of an app's own: calls back and leaves the campaign open.
struct RateAppAction: ClickAction {
  let name = ActionName.unknown("rate_app")

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    [.reportURLs, .callBack(.custom("RateAppEvent"))]
  }
}
