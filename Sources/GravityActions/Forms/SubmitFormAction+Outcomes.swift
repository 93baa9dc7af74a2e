extension SubmitFormAction {
  /// Every way in which the form can go on, in the order of its routes; none for a click that sends no form.
  static func outcomes(of click: ClickParameters, under policy: ActionPolicy) -> [FormOutcome] {
    guard policy.hasForms, click.name == SubmitFormAction().name else { return [] }
    let form: FormSubmission
    do throws(ParameterFault) {
      form = try FormSubmission(reading: click.members)
    } catch {
      // One that is malformed sends nothing, as its plan says.
      return []
    }
    let routes = form.routes.enumerated().map { (route: Optional($0.offset), effects: $0.element.effects) }
    return (routes + [(nil, form.fallback)]).map { route, effects in
      let counting = FormSubmission.counting(effects)
      var click = click
      for effect in counting { effect.apply(to: &click) }
      let steps = [.reportURLs, .sendEvent] + counting.flatMap(\.steps)
      return FormOutcome(
        route: route, steps: closing(steps, click, under: policy), click: click, eventType: form.eventType)
    }
  }
}

extension ActionRegistry {
  /// Every way in which a form that the click sends can go on, whatever is put in; none where it sends none.
  package func formOutcomes(of click: ClickParameters, under policy: ActionPolicy) -> [FormOutcome] {
    SubmitFormAction.outcomes(of: click, under: policy)
  }
}
