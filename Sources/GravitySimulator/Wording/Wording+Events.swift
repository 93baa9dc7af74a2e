import GravityPresentation

extension Wording {
  /// An event as a line of a trace.
  static func text(of event: Event, in world: SimulatedWorld) -> String {
    switch event {
    case .initialized: "initialized"
    case .viewTracked: "trackView called"
    case .eventTriggered: "triggerEvent called"
    case .presentationLocked: "lockPresentation called"
    case .presentationUnlocked: "unlockPresentation called"
    case .lockListenerChanged(let isSet): isSet ? "lock listener set" : "lock listener removed"
    case .contentShown(let content, _): "showContent \(name(of: content, in: world)) called"
    case .configured(let call): "\(name(of: call)) called"
    case .contentRequested(let load, let call): sender(of: load, call, in: world)
    case .engaged(let occasion, let content):
      "\(occasion.eventName) of \(name(of: content, in: world)) reported by hand"
    case .productEngaged(let engagement, let slot):
      "\(engagement == .click ? "a click" : "a sight") of \(text(of: slot, in: world)) reported by hand"
    case .responded(let request, let response):
      "\(text(of: request, in: world)) answered: \(text(of: response, in: world))"
    case .trackingAnswered(let url, let response):
      "\(world.catalog.url(url).text) answered: \(text(of: response, in: world))"
    case .timerFired(let timer): "timer fired: \(text(of: timer, in: world))"
    case .viewAppeared(let id): "\(world.text(of: id)) appears"
    case .appearingEnded(let id): "\(world.text(of: id)) has appeared"
    case .dismissalEnded(let id): "\(world.text(of: id)) is gone"
    case .presentationRefused(let id): "\(world.text(of: id)) was refused by the system"
    case .tapped(let id, let target): "tapped \(text(of: target)) in \(world.text(of: id))"
    case .swiped(let id, let swipe):
      "swiped \(swipe.direction == .down ? "down" : "up") \(percent(swipe.thousandths)) in \(world.text(of: id))"
    case .backPressed(let id): "back pressed in \(world.text(of: id))"
    case .visibilityChanged(let id, let thousandths):
      "\(world.text(of: id)) is visible by \(percent(thousandths))"
    case .inputChanged(let id, _, let content):
      "filled in in \(world.text(of: id)): \(FormWording.text(of: world.catalog.answers(in: content)))"
    case .inlineTapped(let id, _, let target, _): "tapped \(text(of: target)) in \(world.name(of: id))"
    case .inlineSeen(let occasion, let content):
      "\(occasion.eventName) of inline \(name(of: content, in: world)) is due"
    case .cardSeen(let slot): "\(text(of: slot, in: world)) was seen"
    case .pushAnswered(let granted, let promptShown):
      "push \(granted ? "granted" : "refused")\(promptShown ? " at the prompt" : " without a prompt")"
    case .controllerGone(let controller): "\(world.name(of: controller)) went away"
    case .enteredBackground: "the app entered background"
    case .enteredForeground: "the app entered foreground"
    case .killed: "the app was killed"
    }
  }

  static func text(of request: RequestID, in world: SimulatedWorld) -> String {
    switch request {
    case .candidates: "the list of candidates"
    case .content(_, let candidate): "/choose \(world.catalog.candidate(candidate).campaignId)"
    case .click: "the event of a click"
    case .load(let load, _): world.text(of: load)
    }
  }

  static func text(of slot: SlotID, in world: SimulatedWorld) -> String {
    guard let content = world.catalog.content(of: slot) else { return "a product" }
    return "product \(world.catalog.place(of: slot) ?? 0) of \(name(of: content, in: world))"
  }

  /// Who asks for content.
  private static func sender(of load: LoadID, _ call: LogMessage.Call, in world: SimulatedWorld) -> String {
    switch world.load(load)?.sender {
    case .component(let id, _): "\(world.name(of: id)) asks for its content"
    case .app, nil: "\(name(of: call)) called"
    }
  }

  static func text(of response: Response, in world: SimulatedWorld) -> String {
    switch response {
    case .answered(let status, let body):
      "status \(status)" + (world.setup.faults[body].map { ", \($0)" } ?? "")
    case .timedOut: "timeout"
    case .offline: "offline"
    }
  }

  private static func text(of target: TapTarget) -> String {
    switch target {
    case .element(let number): "element \(number)"
    case .closeButton: "the close button"
    case .container: "the container"
    case .outside: "outside"
    }
  }

  static func percent(_ thousandths: Int32) -> String {
    let tenths = thousandths % 10
    return "\(thousandths / 10)" + (tenths == 0 ? "%" : ".\(tenths)%")
  }
}
