/// `submit_form`: sends what was put in and goes on as the answers say; `closeOnClick` has no say in it.
///
/// A profile without forms does not know the word. One that is malformed is unknown too, and closes nothing.
struct SubmitFormAction: ClickAction {
  let name = ActionName.unknown("submit_form")

  func resolved(_ parameters: ClickParameters, under policy: ActionPolicy) -> ClickParameters {
    guard policy.hasForms else { return parameters }
    var result = parameters
    do throws(ParameterFault) {
      let form = try FormSubmission(reading: parameters.members)
      guard !parameters.situation.hasProblems else { return result }
      result.event = form.event(in: parameters.situation)
      var answers = parameters.situation.answers
      answers[FormSubmission.submitted] = .text("true")
      result.answersAfter = answers
      for effect in form.effects(for: parameters.situation.answers).counting { effect.apply(to: &result) }
    } catch {
      result.fault = error
    }
    return result
  }

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    guard policy.hasForms else { return UnknownAction(name: name).plan(for: parameters, under: policy) }
    return Self.closing(ownSteps(of: parameters, under: policy), parameters, under: policy)
  }

  /// A1 on Flutter: the frame's close button closes, whatever its click says.
  static func closing(
    _ steps: [ActionStep], _ parameters: ClickParameters, under policy: ActionPolicy
  ) -> [ActionStep] {
    let frame = ActionFrame(parameters, under: policy)
    return frame.isCloseButtonDismissing && !steps.contains(.dismiss) ? steps + [.dismiss] : steps
  }

  private func ownSteps(of parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    do throws(ParameterFault) {
      let form = try FormSubmission(reading: parameters.members)
      if parameters.situation.hasProblems { return [.note(.invalidInputs)] }
      let effects = form.effects(for: parameters.situation.answers)
      let ignored: [ActionStep] = effects.ignored > 0 ? [.note(.ignoredAfterClose)] : []
      return [.reportURLs, .sendEvent, .update] + effects.counting.flatMap(\.steps) + ignored
    } catch {
      switch policy.unknownActions {
      case .reportsAndDismisses: return [.reportURLs, .note(.malformed)]
      case .isIgnored: return [.note(.malformed)]
      }
    }
  }
}

extension ClickSituation {
  /// Whether an input that is drawn has a value that does not do.
  fileprivate var hasProblems: Bool { inputs.contains { $0.problem != nil } }
}
