/// Why a path could not be made a scenario that does the same: always a mistake of this package.
enum CounterexampleFault: Error, Hashable, Sendable {
  /// What the explorer let happen cannot happen.
  case cannotHappen(step: Int, reason: String)
  /// The steps cannot have times.
  case noTimes
  /// The format has no words for the step.
  case noWords(step: ExploredEvent)
  /// The scenario was written, and does something else.
  case differs(text: String, what: String)
}
