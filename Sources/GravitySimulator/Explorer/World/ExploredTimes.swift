import GravityPresentation

/// How long what is due in a situation may still have to run.
struct ExploredTimes: Sendable {
  /// Clock `n` is the agenda's `n`th entry from its end.
  var zone = Zone()
  /// The app has just come to the foreground, and timers past due fire before anything else happens (T2).
  var isCatchingUp = false
  /// What has passed at least, where states that differ in nothing else are kept apart.
  var elapsed: Int32 = 0

  /// Folds it into the key of a situation.
  func key(with situation: UInt64) -> UInt64 {
    var mixer = StateMixer(seed: situation)
    zone.mix(into: &mixer)
    mixer.add((isCatchingUp ? 1 : 0) | UInt64(UInt32(bitPattern: elapsed)) << 32)
    return mixer.key
  }

  /// What an event does to them before the world hears of it.
  ///
  /// - Parameter clocks: Those of the situation before.
  mutating func begin(_ event: ExploredEvent, _ clocks: ClockTraits, addsTime: Bool) {
    if isCatchingUp, event.kind != .overdue {
      zone.catchUp(clocks)
      isCatchingUp = false
    }
    switch event {
    case .answer(let clock, _): zone.remove(Int(clock))
    case .due(let clock):
      if addsTime { elapsed &+= max(0, zone.earliest(Int(clock))) }
      zone.runOut(Int(clock), clocks)
    case .overdue(let clock): zone.fireOverdue(Int(clock), among: clocks.timers)
    case .foreground: isCatchingUp = zone.mayBeOverdue(clocks.timers)
    case .call, .background, .lock, .leave, .tap, .swipe, .back, .inlineTap, .prompt, .unlock: break
    }
  }

  /// Time passes after an event until something has to happen.
  ///
  /// - Parameter clocks: Those of the situation behind the event.
  mutating func settle(_ clocks: ClockTraits) {
    if isCatchingUp, !zone.mayBeOverdue(clocks.timers) { isCatchingUp = false }
    if !isCatchingUp { zone.elapse(waiting: clocks.waiting) }
  }
}
