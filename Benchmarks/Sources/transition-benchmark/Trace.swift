import GravityPresentation

/// A recorded run, and the machine as it was before.
struct Trace {
  let start: PresentationMachine
  let transitions: [Transition]
  /// How many effects one run has.
  let effects: Int
  let coverage: Coverage

  /// Runs the trace over and over until so many transitions are made; answers how many effects came.
  func replay(transitions count: Int) -> Int {
    var effects = 0
    var left = count
    while left > 0 {
      // Ids hold serials that a machine gives once, so each lap begins with a new machine.
      var machine = start
      for transition in transitions.prefix(left) {
        machine.handle(transition.event, in: transition.host, at: transition.now) { _ in effects += 1 }
      }
      left -= transitions.count
    }
    return effects
  }
}
