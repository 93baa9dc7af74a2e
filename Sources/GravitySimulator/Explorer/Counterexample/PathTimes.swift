/// Times for the steps of a path: the explorer knows only in which orders they can come.
struct PathTimes: Sendable {
  /// The time of each step, in milliseconds since the start; that of the start itself comes first.
  let all: [Int64]
  /// Whether something is due at the very instant at which the path ends, so that a run goes on beyond it.
  let goesOn: Bool

  /// How far apart things are kept, the most readable first.
  private static let gaps: [(gap: Int64, pause: Int64)] = [(100, 100), (10, 10), (1, 1), (1, 0)]

  /// - Throws: ``CounterexampleFault/noTimes`` where the steps can have no times.
  init(_ trace: PathTrace) throws(CounterexampleFault) {
    for goesOn in [false, true] {
      for (gap, pause) in Self.gaps {
        var constraints = Self.constraints(trace, gap: gap, pause: pause)
        if !goesOn { Self.requireInTime(atEndOf: trace, &constraints) }
        guard let times = constraints.earliest() else { continue }
        all = times
        self.goesOn = goesOn
        return
      }
    }
    throw .noTimes
  }

  /// Nothing more is due when the path ends.
  private static func requireInTime(atEndOf trace: PathTrace, _ constraints: inout TimeConstraints) {
    for place in trace.pending {
      let clock = trace.clocks[place]
      if clock.isTimer, trace.world.isInBackground { continue }
      constraints.require(clock.start, after: trace.steps.count, by: 1 - clock.duration)
    }
  }

  private static func constraints(_ trace: PathTrace, gap: Int64, pause: Int64) -> TimeConstraints {
    var constraints = TimeConstraints(count: trace.steps.count + 1)
    for (place, step) in trace.steps.enumerated() {
      let number = place + 1
      if case .overdue = step.event {
        addOverdue(step, number, of: trace, &constraints)
        continue
      }
      if step.isCatchingUp { requireInTime(step.pending, at: place, of: trace, gap, &constraints) }
      addDue(step, number, of: trace, gap, &constraints)
      if step.answers {
        if !isChained(place, in: trace) { constraints.require(number, after: place, by: gap) }
      } else if step.fired == nil, place > 0 {
        constraints.require(number, after: place, by: pause)
      }
    }
    return constraints
  }

  /// What is due at a time, and what may happen before it.
  private static func addDue(
    _ step: PathStep, _ number: Int, of trace: PathTrace, _ gap: Int64, _ constraints: inout TimeConstraints
  ) {
    if let fired = step.fired {
      let clock = trace.clocks[fired]
      if step.answers {
        constraints.require(clock.start, after: number, by: -clock.duration)
      } else {
        constraints.require(number, at: clock.duration, after: clock.start)
      }
    }
    for other in step.pending where other != step.fired {
      let clock = trace.clocks[other]
      if clock.isTimer, step.isInBackground { continue }
      var distance = gap
      if let fired = step.fired, !step.answers {
        let margin = clock.margin(before: trace.clocks[fired], isOlder: other < fired)
        distance = margin == 0 ? 0 : gap
      }
      constraints.require(clock.start, after: number, by: distance - clock.duration)
    }
  }

  /// T2: in the order of their deadlines, at the instant of the foreground.
  private static func addOverdue(
    _ step: PathStep, _ number: Int, of trace: PathTrace, _ constraints: inout TimeConstraints
  ) {
    guard let fired = step.fired else { return }
    let clock = trace.clocks[fired]
    constraints.require(number, at: 0, after: number - 1)
    constraints.require(number, after: clock.start, by: clock.duration)
    for other in step.pending where other != fired && trace.clocks[other].isTimer {
      let later = trace.clocks[other]
      constraints.require(
        later.start, after: clock.start, by: clock.duration - later.duration + (other < fired ? 1 : 0))
    }
  }

  /// No timer is past due at a step.
  private static func requireInTime(
    _ pending: [Int], at number: Int, of trace: PathTrace, _ gap: Int64, _ constraints: inout TimeConstraints
  ) {
    for place in pending where trace.clocks[place].isTimer {
      let clock = trace.clocks[place]
      constraints.require(clock.start, after: number, by: gap - clock.duration)
    }
  }

  /// Whether an answer can come at the very instant of the step before it: nothing stands between it and what it
  /// answers but older answers to the same step, which a run takes in the same order.
  private static func isChained(_ place: Int, in trace: PathTrace) -> Bool {
    guard let fired = trace.steps[place].fired else { return false }
    let start = trace.clocks[fired].start
    if start == place { return place > 0 }
    guard place > 0, trace.steps[place - 1].answers, let before = trace.steps[place - 1].fired else {
      return false
    }
    return trace.clocks[before].start == start && before < fired && isChained(place - 1, in: trace)
  }
}
