import GravityPresentation

/// What an event does to the world, whose own methods do it, and to the times of what is due.
extension WorldModel {
  /// What the event does to the world, whatever the time.
  func happen(_ event: ExploredEvent) throws {
    switch event {
    case .call(let number): try world.run(plan.alphabet[Int(number)], waits: false)
    case .tap(let id, let target): try world.take(.tapped(id, target))
    case .swipe(let id, let direction): try world.take(.swiped(id, .whole(direction)))
    case .back(let id): try world.take(.backPressed(id))
    case .inlineTap(let id, let content, let target): try world.tapInline(id, content, target)
    case .answer(let clock, let succeeds): try world.bringForward(clock, response: succeeds ? nil : .offline)
    case .due(let clock), .overdue(let clock): try world.bringForward(clock)
    case .prompt(let isAllowed): try world.answerPush(isAllowed: isAllowed)
    case .background: try world.background()
    case .foreground: try world.foreground()
    case .lock: try world.lockPresentation()
    case .unlock: try world.unlockPresentation()
    case .leave(let id): try world.hostDismiss(world.name(of: id))
    }
  }

  /// Takes the world's situation into the state, and lets time pass until something has to happen.
  func settle(_ state: inout ExploredState) {
    state.times.settle(clocks)
    state.situationKey = nameAnew()
    state.situation = world.situation
    state.isClear = world.isClear
    state.key = state.allowance.key(with: state.times.key(with: state.situationKey))
  }

  /// Gives the world's situation the names that all like it have; the answer is its key.
  func nameAnew() -> UInt64 {
    if plan.mergesSymmetric { names.rename(&world) }
    return world.mixedKey()
  }
}

extension SimulatedWorld {
  /// The situation folded into one word.
  ///
  /// Nothing changes; that a world is read in place and not copied is all that `mutating` is for.
  mutating func mixedKey() -> UInt64 {
    var mixer = StateMixer()
    mix(into: &mixer)
    return mixer.key
  }

  /// D8: nothing is presented, and nothing covers the app. Forms stay empty in explorations, so that where one lies on
  /// top nobody can say which of its buttons lead away, and the user is taken to be able to leave.
  var isClear: Bool {
    guard !system.isPromptUp, !isInBackground else { return false }
    guard host.hasPresentations, let top = host.presentations.last, let content = content(of: top) else {
      return true
    }
    return !setup.environment.inputs(of: content).isEmpty
  }
}

extension ExploredEvent {
  /// The clock of what the event brings about; nil where it is nothing that was due.
  var firedClock: Int? {
    switch self {
    case .answer(let clock, _), .due(let clock), .overdue(let clock): Int(clock)
    case .call, .tap, .swipe, .back, .inlineTap, .prompt, .background, .foreground, .lock, .unlock, .leave:
      nil
    }
  }
}
