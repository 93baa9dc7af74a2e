import GravityPresentation

/// What an event does to the world, whose own methods do it, and to the times of what is due.
extension WorldModel {
  func happen(_ event: ExploredEvent, in state: inout ExploredState) throws {
    let clocks = ClockTraits(of: world)
    if state.isCatchingUp, event.kind != .overdue {
      catchUp(&state.zone, clocks)
      state.isCatchingUp = false
    }
    switch event {
    case .call(let number):
      state.calls |= 1 << UInt64(number)
      try world.run(plan.alphabet[Int(number)], waits: false)
    case .tap(let id, let target): try world.take(.tapped(id, target))
    case .swipe(let id, let direction): try world.take(.swiped(id, .whole(direction)))
    case .back(let id): try world.take(.backPressed(id))
    case .inlineTap(let id, let content, let target): try world.tapInline(id, content, target)
    case .answer(let clock, let succeeds):
      state.zone.remove(Int(clock))
      try world.bringForward(clock, response: succeeds ? nil : .offline)
    case .due(let clock):
      if !plan.mergesSymmetric { state.elapsed &+= max(0, state.zone.earliest(Int(clock))) }
      state.zone.runOut(Int(clock), clocks)
      try world.bringForward(clock)
    case .overdue(let clock):
      state.zone.fireOverdue(Int(clock), among: clocks.timers)
      try world.bringForward(clock)
    case .prompt(let isAllowed): try world.answerPush(isAllowed: isAllowed)
    case .background:
      state.backgrounds -= 1
      try world.background()
    case .foreground:
      try world.foreground()
      state.isCatchingUp = state.zone.mayBeOverdue(clocks.timers)
    case .lock:
      state.locks -= 1
      try world.lockPresentation()
    case .unlock: try world.unlockPresentation()
    case .leave(let id):
      state.leaves -= 1
      try world.hostDismiss(world.name(of: id))
    }
  }

  /// The app is in time with its timers, and time goes on.
  func catchUp(_ zone: inout Zone, _ clocks: ClockTraits) {
    zone.requireInTime(clocks.timers)
    zone.elapse(waiting: clocks.waiting)
  }

  /// Takes the world's situation into the state, and lets time pass until something has to happen.
  func settle(_ state: inout ExploredState) {
    let clocks = ClockTraits(of: world)
    if state.isCatchingUp, !state.zone.mayBeOverdue(clocks.timers) { state.isCatchingUp = false }
    if !state.isCatchingUp { state.zone.elapse(waiting: clocks.waiting) }
    if plan.mergesSymmetric { names.rename(&world) }
    state.situation = world.situation
    state.isClear = !world.host.hasPresentations && !world.system.isPromptUp && !world.isInBackground
    state.key = key(of: state, in: world)
  }

  private func key(of state: borrowing ExploredState, in world: borrowing SimulatedWorld) -> UInt64 {
    var mixer = StateMixer()
    world.mix(into: &mixer)
    state.zone.mix(into: &mixer)
    mixer.add(
      UInt64(state.locks) | UInt64(state.backgrounds) << 8 | UInt64(state.leaves) << 16
        | (state.isCatchingUp ? 1 << 24 : 0) | UInt64(UInt32(bitPattern: state.elapsed)) << 32)
    if state.calls != 0 { mixer.add(state.calls) }
    return mixer.key
  }

  /// Clocks go with what they were for, and start for what has become due.
  ///
  /// - Parameters:
  ///   - old: What was due before the event.
  ///   - fired: The clock of what was brought forward, which the zone does not have any more.
  func keepClocks(of old: Agenda, in state: inout ExploredState, fired: Int?) {
    let (old, entries) = (old.entries, world.agenda.entries)
    let kept = entries.count { $0.due == Agenda.held }
    var place = kept - 1
    var clock = 1
    for number in 1..<(old.count + 1) where number != fired {
      if place >= 0, entries[place].task == old[old.count - number].task {
        place -= 1
        clock += 1
      } else {
        state.zone.remove(clock)
      }
    }
    guard kept < entries.count else { return }
    for place in stride(from: entries.count - 1, through: kept, by: -1) {
      let time = entries[place].due.since(world.now).count
      state.zone.start(Int32(clamping: min(Int64(Zone.longest), Int64(time))))
    }
    world.agenda.hold()
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
