import GravityActions
import GravityPresentation

extension Wording {
  static func text(of note: Note, in world: SimulatedWorld) -> String {
    switch note {
    case .stale(let completion): "too late: \(text(of: completion))"
    case .tapIgnored(let id, let obstacle): "ignored on \(world.text(of: id)): \(text(of: obstacle))"
    case .action(let note, let action):
      "action \(world.catalog.click(action).name.wireName): \(text(of: note, world.catalog.click(action)))"
    case .skippedURL(let url): "“\(world.catalog.url(url).text)” is no url and is skipped"
    case .trackingArrived(let url): "\(world.catalog.url(url).text) was answered"
    case .stepNotShown(let origin, let obstacle):
      "no step after \(name(of: origin, in: world)): \(text(of: obstacle))"
    case .severalSteps(let content):
      "several contents have this step; \(name(of: content, in: world)) is shown"
    case .push(let note): "push: \(text(of: note))"
    case .triggerRefused: "\(PresentationMachine.capacity) triggers are under way; this one is refused"
    case .lockUnavailable: "this SDK has no presentation lock"
    case .showContentRefused(let content):
      "this SDK does not show \(name(of: content, in: world)) by hand (C1)"
    case .contentNotShown(let content, let obstacle):
      "\(name(of: content, in: world)) is not shown: \(text(of: obstacle))"
    case .presenterFailed(let content, let occupation):
      "\(name(of: content, in: world)) is not shown: the host \(text(of: occupation))"
    case .nothingChanged: "nothing changed"
    case .inputIgnored(let id): "nothing in \(world.text(of: id)) takes this value"
    case .inlineTapIgnored(let id, let obstacle): "ignored on \(world.name(of: id)): \(text(of: obstacle))"
    case .elementNotDrawn(let content, let fault): text(of: fault, of: content, in: world)
    case .groupContentUnavailable: "this SDK has no call for the content of a group (C1)"
    }
  }

  private static func text(of fault: FaultID, of content: ContentID, in world: SimulatedWorld) -> String {
    guard let record = world.catalog.fault(fault) else { return "an element is not drawn" }
    let element = world.catalog.content(content).content.variables?.elements?[Int(record.element)]
    return
      "element \(record.element) of \(name(of: content, in: world)), \(element?.type ?? ""), is not drawn: "
      + "`\(record.fault.key)` \(record.fault.problem)"
  }

  private static func text(of completion: StaleCompletion) -> String {
    switch completion {
    case .response: "nothing waits for this response"
    case .timer: "nothing waits for this timer"
    case .presenter: "nothing waits for this answer of the presenter"
    case .gesture: "what was touched is gone"
    }
  }

  private static func text(of obstacle: TapObstacle) -> String {
    switch obstacle {
    case .inTransition: "a transition runs (D12)"
    case .appInBackground: "the app is in background (T2)"
    case .nothingToDo: "it has no action that counts (A12)"
    case .gestureIgnored: "the gesture closes nothing here"
    case .stillSending: "what an earlier click sends is not answered yet"
    case .tooManyRequests: "\(PresentationMachine.capacity) requests are on their way"
    case .notThere: "it is not there"
    }
  }

  private static func text(of note: ActionNote, _ click: ClickParameters) -> String {
    switch note {
    case .missingCopyData: "without `copyData` there is nothing to copy"
    case .missingURL: "without `url` there is nothing to follow"
    case .missingURLType: "without `type` nothing happens"
    case .missingDeeplink: "without `deeplink` there is nothing to follow"
    case .missingStep: "without `step` there is nothing to open"
    case .unknownAction: "unknown (A11)"
    case .malformed:
      "`\(click.fault?.key ?? "")` \(click.fault?.problem ?? ""), so it is as good as unknown (A11) and closes nothing"
    case .invalidInputs: "nothing is sent: \(FormWording.problems(in: click.situation))"
    case .ignoredAfterClose: "what stands behind the effect that closes is ignored"
    }
  }

  private static func text(of obstacle: StepObstacle) -> String {
    switch obstacle {
    case .noSuchStep: "no content has the step"
    case .missingStep: "the action names no step"
    case .notPresentable: "its delivery method presents nothing"
    case .unknownTemplate: "its template is unknown"
    case .hostGone: "the host is gone"
    case .hostBusy(let occupation): "the host \(text(of: occupation))"
    case .alreadyPresenting: "another campaign is up"
    case .capacity: "\(PresentationMachine.capacity) presentations are under way"
    }
  }

  private static func text(of note: PushPermissionNote) -> String {
    switch note {
    case .granted: "granted"
    case .refusedAtPrompt: "refused at the prompt"
    case .returnedFromSettings: "back from the settings"
    case .nothingAwaited: "nothing was awaited"
    case .unexpectedAnswer: "an answer that nobody asked for"
    case .tooManyRequests: "too many requests at a time"
    }
  }
}
