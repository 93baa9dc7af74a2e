/// The rules of presentation as one pure value: it takes what happened and answers with what must be done.
///
/// Every event has an answer in every state: effects, or a note that says why there are none. The machine keeps
/// no clock, no view and no closure; whoever owns it keeps a first-in-first-out queue and tells it of everything
/// that its effects bring about. Two machines are equal where their states are and they share an environment.
///
/// Capacity: five triggers and five presentations at a time (`capacity` beyond).
public struct PresentationMachine: Sendable {
  package var state = MachineState()
  public private(set) var environment: PresentationEnvironment

  public init(environment: PresentationEnvironment) {
    self.environment = environment
  }

  /// Goes on with a larger catalogue; what has joined before keeps its ids.
  public mutating func adopt(_ environment: PresentationEnvironment) {
    self.environment = environment
  }

  /// Takes one event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - host: The host's screens at that moment.
  ///   - now: The moment.
  ///   - emit: Called with each effect, in order, before the call returns.
  public mutating func handle(
    _ event: Event, in host: HostSnapshot, at now: Instant, _ emit: (Effect) -> Void
  ) {
    let moment = Moment(host: host, now: now)
    switch event {
    case .initialized: initialize(emit)
    case .viewTracked(let call, let controller): start(.trackView, call, on: controller, emit)
    case .eventTriggered(let call, let controller): start(.triggerEvent, call, on: controller, emit)
    case .presentationLocked: setLock(true, emit)
    case .presentationUnlocked: setLock(false, emit)
    case .lockListenerChanged(let isSet): setListener(isSet, emit)
    case .contentShown(let content, let controller): show(content, on: controller, at: moment, emit)
    case .configured(let call): configure(by: call, emit)
    case .contentRequested(let load, let call): request(load, for: call, emit)
    case .engaged(let occasion, let content): engage(occasion, of: content, emit)
    case .productEngaged(let engagement, let slot): engage(engagement, of: slot, emit)
    case .responded(let request, let response): respond(to: request, with: response, at: moment, emit)
    case .trackingAnswered(let url, let response): answerTracking(url, response, emit)
    case .timerFired(let timer): fire(timer, at: moment, emit)
    case .viewAppeared(let id): appear(id, at: moment, emit)
    case .appearingEnded(let id): endAppearing(id, emit)
    case .dismissalEnded(let id): endDismissal(id, of: .given, at: moment, emit)
    case .presentationRefused(let id): refuse(id, .refusedByPresenter, emit)
    case .tapped(let id, let target): tap(target, in: id, at: moment, emit)
    case .swiped(let id, let swipe): take(swipe, in: id, at: moment, emit)
    case .backPressed(let id): goBack(in: id, at: moment, emit)
    case .visibilityChanged(let id, let thousandths): see(id, thousandths, at: moment, emit)
    case .inputChanged(let id, _, let content): change(id, to: content, at: moment, emit)
    case .inlineTapped(let id, let content, let target, let host):
      tap(target, of: content, in: id, on: host, at: moment, emit)
    case .inlineSeen(let occasion, let content): see(occasion, of: content, emit)
    case .cardSeen(let slot): see(slot, emit)
    case .pushAnswered(let granted, let promptShown):
      takePushAnswer(granted: granted, promptShown: promptShown, emit)
    case .controllerGone(let controller): takeLoss(of: controller, emit)
    case .enteredBackground: enterBackground(emit)
    case .enteredForeground: enterForeground(emit)
    case .killed: takeKill(emit)
    }
  }

  /// Takes one event and returns its effects; for tests and tools, since it allocates.
  public mutating func handle(_ event: Event, in host: HostSnapshot, at now: Instant) -> [Effect] {
    var effects: [Effect] = []
    handle(event, in: host, at: now) { effects.append($0) }
    return effects
  }
}

extension PresentationMachine: Hashable {
  public static func == (left: PresentationMachine, right: PresentationMachine) -> Bool {
    left.environment === right.environment && left.state == right.state
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(environment))
    hasher.combine(state)
  }
}
