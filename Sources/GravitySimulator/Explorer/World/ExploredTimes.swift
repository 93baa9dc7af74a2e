import GravityPresentation

/// What an explored state has besides its situation: times, and what may still happen.
struct ExploredTimes: Sendable {
  /// How long what is due may still have to run; clock `n` is the agenda's `n`th entry from its end.
  var zone = Zone()
  /// The app has just come to the foreground, and timers past due fire before anything else happens (T2).
  var isCatchingUp = false
  /// The calls that were made, as bits.
  var calls: UInt64 = 0
  var locks: UInt8
  var backgrounds: UInt8
  var leaves: UInt8
  /// What has passed at least, where states that differ in nothing else are kept apart.
  var elapsed: Int32 = 0

  /// Folds it into the key of a situation.
  func key(with situation: UInt64) -> UInt64 {
    var mixer = StateMixer(seed: situation)
    zone.mix(into: &mixer)
    mixer.add(
      UInt64(locks) | UInt64(backgrounds) << 8 | UInt64(leaves) << 16 | (isCatchingUp ? 1 << 24 : 0)
        | UInt64(UInt32(bitPattern: elapsed)) << 32)
    if calls != 0 { mixer.add(calls) }
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
    case .call(let number): calls |= 1 << UInt64(number)
    case .answer(let clock, _): zone.remove(Int(clock))
    case .due(let clock):
      if addsTime { elapsed &+= max(0, zone.earliest(Int(clock))) }
      zone.runOut(Int(clock), clocks)
    case .overdue(let clock): zone.fireOverdue(Int(clock), among: clocks.timers)
    case .background: backgrounds -= 1
    case .foreground: isCatchingUp = zone.mayBeOverdue(clocks.timers)
    case .lock: locks -= 1
    case .leave: leaves -= 1
    case .tap, .swipe, .back, .inlineTap, .prompt, .unlock: break
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
