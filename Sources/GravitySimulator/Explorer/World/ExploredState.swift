/// Everything that decides what can happen next in an exploration.
struct ExploredState: Sendable {
  var situation: Situation
  var times = ExploredTimes()
  var allowance: Allowance
  /// Nothing is presented, and nothing covers the app (D8).
  var isClear = true
  /// The situation folded into one word.
  var situationKey: UInt64 = 0
  /// The same of everything.
  var key: UInt64 = 0

  var isCatchingUp: Bool { times.isCatchingUp }
}
