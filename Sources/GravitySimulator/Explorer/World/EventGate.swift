/// Which of a situation's events a state lets happen: what time, the bounds and earlier calls leave.
struct EventGate {
  private let state: ExploredTimes
  private let plan: ExplorationPlan
  private let clocks: ClockTraits
  /// As it is once the app is in time with its timers.
  private let zone: Zone
  /// Whether it can be in time with them.
  private let isInTime: Bool
  /// Nothing has to happen at this instant.
  private let hasRoom: Bool

  init(_ state: borrowing ExploredTimes, _ plan: ExplorationPlan, _ clocks: ClockTraits) {
    self.state = copy state
    self.plan = plan
    self.clocks = clocks
    var zone = state.zone
    isInTime = !state.isCatchingUp || zone.canBeInTime(clocks.timers)
    if state.isCatchingUp, isInTime { zone.catchUp(clocks) }
    self.zone = zone
    hasRoom = isInTime && zone.leavesRoom(clocks)
  }

  func lets(_ event: ExploredEvent) -> Bool {
    switch event {
    case .overdue(let clock): state.isCatchingUp && state.zone.canBeOverdue(Int(clock), among: clocks.timers)
    case .due(let clock): isInTime && zone.canRunOut(Int(clock), clocks)
    // Either way an answer comes before its time is over, and not at an instant that is another's.
    case .answer(let clock, _): isInTime && zone.leavesRoom(clocks, but: Int(clock))
    case .background: hasRoom && state.backgrounds > 0
    case .lock: hasRoom && state.locks > 0
    case .leave: hasRoom && state.leaves > 0
    case .call(let number): hasRoom && plan.lets(call: Int(number), after: state.calls)
    case .tap, .swipe, .back, .inlineTap, .prompt, .foreground, .unlock: hasRoom
    }
  }
}

extension ExplorationPlan {
  /// Each call happens once; of equal ones the first is as good as any.
  func lets(call number: Int, after calls: UInt64) -> Bool {
    guard calls >> UInt64(number) & 1 == 0 else { return false }
    let earlier: UInt64 = (1 << UInt64(number)) - 1
    let wanted = bounds.keepsOrder ? earlier : twins[number]
    return calls & wanted == wanted
  }
}

extension Zone {
  /// The app is in time with its timers, and time goes on.
  mutating func catchUp(_ clocks: ClockTraits) {
    requireInTime(clocks.timers)
    elapse(waiting: clocks.waiting)
  }
}
