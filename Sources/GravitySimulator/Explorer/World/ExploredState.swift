/// Everything that decides what can happen next in an exploration.
struct ExploredState: Sendable {
  var situation: Situation
  /// How long what is due may still have to run; clock `n` is the agenda's `n`th entry from its end.
  var zone = Zone()
  /// The app has just come to the foreground, and timers past due fire before anything else happens (T2).
  var isCatchingUp = false
  /// Nothing is presented, and nothing covers the app (D8).
  var isClear = true
  /// The calls that were made, as bits.
  var calls: UInt64 = 0
  var locks: UInt8
  var backgrounds: UInt8
  var leaves: UInt8
  /// What has passed at least, where states that differ in nothing else are kept apart.
  var elapsed: Int32 = 0
  /// All of the above folded into one word.
  var key: UInt64 = 0
}
