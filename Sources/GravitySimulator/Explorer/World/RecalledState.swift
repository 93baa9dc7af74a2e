/// An explored state whose situation is known by a number.
struct RecalledState: Sendable {
  var times: ExploredTimes
  var situation: UInt32
  var isClear: Bool
  var key: UInt64
}
