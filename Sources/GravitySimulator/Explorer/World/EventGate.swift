/// Which of a situation's events time lets happen.
struct EventGate {
  private let clocks: ClockTraits
  /// The zone once the app is in time with its timers; nil where it is so already.
  private let caughtUp: Zone?
  /// Whether the app can be in time with them.
  private let isInTime: Bool
  /// Nothing has to happen at this instant.
  private let hasRoom: Bool

  init(_ times: borrowing ExploredTimes, _ clocks: ClockTraits) {
    self.clocks = clocks
    guard times.isCatchingUp else {
      caughtUp = nil
      isInTime = true
      hasRoom = times.zone.leavesRoom(clocks)
      return
    }
    var zone = times.zone
    isInTime = zone.canBeInTime(clocks.timers)
    if isInTime { zone.catchUp(clocks) }
    hasRoom = isInTime && zone.leavesRoom(clocks)
    caughtUp = zone
  }

  /// - Parameter times: Those that the gate was made for.
  func lets(_ event: ExploredEvent, _ times: borrowing ExploredTimes) -> Bool {
    switch event {
    case .overdue(let clock): times.isCatchingUp && times.zone.canBeOverdue(Int(clock), among: clocks.timers)
    case .due(let clock):
      isInTime && (caughtUp?.canRunOut(Int(clock), clocks) ?? times.zone.canRunOut(Int(clock), clocks))
    // Either way an answer comes before its time is over, and not at an instant that is another's.
    case .answer(let clock, _):
      isInTime
        && (caughtUp?.leavesRoom(clocks, but: Int(clock)) ?? times.zone.leavesRoom(clocks, but: Int(clock)))
    case .tap, .swipe, .back, .inlineTap, .prompt, .foreground, .unlock, .background, .lock, .leave, .call:
      hasRoom
    }
  }
}

extension ExplorationPlan {
  /// The calls that have to be made before one, as bits: of equal ones the first is as good as any.
  func calls(before number: Int) -> UInt64 {
    bounds.keepsOrder ? (1 << UInt64(number)) - 1 : twins[number]
  }
}

extension Zone {
  /// The app is in time with its timers, and time goes on.
  mutating func catchUp(_ clocks: ClockTraits) {
    requireInTime(clocks.timers)
    elapse(waiting: clocks.waiting)
  }
}
