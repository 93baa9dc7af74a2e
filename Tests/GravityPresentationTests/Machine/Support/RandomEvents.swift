@testable import GravityPresentation

/// Draws events at random: plausible ones, made of what the machine's effects named, and impossible ones, made
/// of identities that nobody gave out.
struct RandomEvents {
  private var generator: SeededGenerator
  private let catalog: Catalog
  private let bodies: [BodyID]
  private var requests: [RequestID] = []
  private var timers: [TimerID] = []
  private var presentations: [PresentationID] = []

  init(seed: UInt64, catalog: Catalog, bodies: [BodyID]) {
    generator = SeededGenerator(seed: seed)
    self.catalog = catalog
    self.bodies = bodies
  }

  mutating func learn(_ effect: Effect) {
    switch effect {
    case .send(let id, _): remember(id, in: \.requests)
    case .startTimer(let id, _): remember(id, in: \.timers)
    case .present(let id, _, _): remember(id, in: \.presentations)
    default: break
    }
  }

  /// A plausible event, or an impossible one, with equal chances.
  mutating func next() -> Event { Bool.random(using: &generator) ? plausible() : impossible() }

  mutating func passingTime() -> Milliseconds { Milliseconds(.random(in: 0...900, using: &generator)) }

  /// Screens that may have anything to do with what was presented, or nothing.
  mutating func host() -> HostSnapshot {
    var controllers = [controller(.home)]
    if chance(3) { controllers.append(controller(.app(1))) }
    if chance(2), let id = presentations.randomElement(using: &generator) {
      controllers.append(controller(.campaign(id)))
    }
    return HostSnapshot(controllers: chance(20) ? [] : controllers)
  }

  private mutating func controller(_ id: ControllerID) -> ControllerSnapshot {
    ControllerSnapshot(
      id: id, isInWindow: !chance(20), isBeingDismissed: chance(20), isMovingFromParent: chance(20),
      isTransitioning: chance(10), isPresenting: chance(8))
  }

  private mutating func plausible() -> Event {
    let id = presentations.suffix(5).randomElement(using: &generator) ?? stranger()
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .initialized
    case 1: return .viewTracked(CallID(index: 1), controller: chance(3) ? .home : nil)
    case 2: return .eventTriggered(CallID(index: 2), controller: nil)
    case 3: return chance(9) ? .presentationLocked : .presentationUnlocked
    case 4: return .lockListenerChanged(isSet: chance(2))
    case 5, 6, 7:
      guard let request = requests.suffix(5).randomElement(using: &generator) else { return .initialized }
      return .responded(request, response(to: request))
    case 8, 9:
      guard let timer = timers.suffix(8).randomElement(using: &generator) else { return .initialized }
      return .timerFired(timer)
    case 10, 11: return .viewAppeared(id)
    case 12: return .appearingEnded(id)
    case 13: return .dismissalEnded(id)
    case 14, 15: return .tapped(id, target())
    case 16: return .swiped(id, Swipe(chance(2) ? .up : .down, thousandths: 400))
    case 17: return .visibilityChanged(id, thousandths: chance(2) ? 0 : 1_000)
    case 18: return chance(3) ? .backPressed(id) : .configured(.setUser)
    default: return chance(2) ? .enteredForeground : .enteredBackground
    }
  }

  private mutating func impossible() -> Event {
    let id = chance(2) ? stranger() : presentations.randomElement(using: &generator) ?? stranger()
    switch Int.random(in: 0..<18, using: &generator) {
    case 0: return .responded(.candidates(strangeTrigger()), response())
    case 1:
      return .responded(.content(strangeTrigger(), CandidateID(index: number())), response())
    case 2: return .trackingAnswered(URLID(index: number()), response())
    case 3: return .timerFired(.delay(strangeTrigger(), CandidateID(index: number())))
    case 4: return .timerFired(chance(2) ? .removal(id) : .selfDismissal(id))
    case 5: return .timerFired(chance(2) ? .presenterAnswer(id) : .visibility(id))
    case 6: return .presentationRefused(id)
    case 7: return .contentShown(ContentID(index: number()), controller: chance(2) ? nil : .campaign(id))
    case 8: return .visibilityChanged(id, thousandths: Int32(truncatingIfNeeded: number()))
    case 9: return .inputChanged(id, element: number(), becomes: ContentID(index: number()))
    case 10: return .pushAnswered(granted: chance(2), promptShown: chance(2))
    case 11: return .controllerGone(chance(9) ? .home : .campaign(id))
    case 12: return chance(99) ? .killed : .backPressed(id)
    case 13: return foreign()
    case 14: return .responded(chance(2) ? .click(strangeTrigger()) : load, response())
    case 15: return .contentRequested(LoadID(index: number()), .getContentBySelector)
    default: return .tapped(id, chance(2) ? .element(number()) : target())
    }
  }

  private var load: RequestID { .load(LoadID(index: 7), .inlineComponent) }

  /// What happens outside triggers and presentations.
  private mutating func foreign() -> Event {
    let content = ContentID(index: number())
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .engaged(.impression, content)
    case 1: return .productEngaged(.click, SlotID(index: number()))
    case 2: return .inlineSeen(.visibleImpression, content)
    case 3: return .cardSeen(SlotID(index: number()))
    default: return .inlineTapped(InlineID(index: 1), content, target(), on: .home)
    }
  }

  /// A body of the kind that was asked for, more often than not.
  private mutating func response(to request: RequestID) -> Response {
    let isList = request.isForCandidates
    let fitting = chance(4) ? nil : bodies.first { catalog.candidateIDs(of: $0).isEmpty != isList }
    guard !isList, let first = fitting else {
      return fitting.map { .answered(status: 200, body: $0) } ?? response()
    }
    return .answered(status: 200, body: BodyID(index: first.index + .random(in: 0..<4, using: &generator)))
  }

  private mutating func response() -> Response {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .timedOut
    case 1: return .offline
    case 2:
      return .answered(status: .random(in: 0 ... .max, using: &generator), body: BodyID(index: number()))
    default: return .answered(status: 200, body: bodies.randomElement(using: &generator) ?? Catalog.emptyBody)
    }
  }

  private mutating func target() -> TapTarget {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .outside
    case 1: .closeButton
    case 2: .container
    default: .element(.random(in: 0..<8, using: &generator))
    }
  }

  /// A number that is often near what exists, and sometimes far from it.
  private mutating func number() -> UInt32 {
    chance(2) ? .random(in: 0..<40, using: &generator) : .random(in: 0 ... .max, using: &generator)
  }

  private mutating func stranger() -> PresentationID { PresentationID(ticket: ticket()) }

  private mutating func strangeTrigger() -> TriggerID { TriggerID(ticket: ticket()) }

  private mutating func ticket() -> Ticket {
    Ticket(
      serial: chance(2) ? .random(in: 0..<50, using: &generator) : .random(in: 0 ... .max, using: &generator),
      slot: chance(2) ? .random(in: 0..<5, using: &generator) : .random(in: 0 ... .max, using: &generator))
  }

  private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &generator) == 0 }

  /// The latest hundred are enough to choose from.
  private mutating func remember<ID>(_ id: ID, in list: WritableKeyPath<RandomEvents, [ID]>) {
    self[keyPath: list].append(id)
    if self[keyPath: list].count > 100 { self[keyPath: list].removeFirst(50) }
  }
}
