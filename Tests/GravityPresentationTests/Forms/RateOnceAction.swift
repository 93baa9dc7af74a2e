import GravityActions

/// A click action of an app's own that sends what was put in, and is drawn differently then.
struct RateOnceAction: ClickAction {
  let name = ActionName.unknown("rate_once")

  func resolved(_ parameters: ClickParameters, under policy: ActionPolicy) -> ClickParameters {
    var result = parameters
    result.event = ClickEvent(
      type: "rate-v1", name: "Rate",
      properties: parameters.situation.inputs.map {
        ClickEvent.Property(name: $0.attribute, value: $0.problem == nil ? "given" : "missing")
      })
    result.answersAfter = parameters.situation.answers
    result.answersAfter?["rated"] = .number(1)
    return result
  }

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    [.sendEvent, .update, .callBack(.custom("RatedEvent"))]
  }
}
