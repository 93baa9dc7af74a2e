/// An explored state whose situation and times are known by a number.
struct RecalledState: Sendable {
  var moment: UInt32
  var isClear: Bool
  var allowance: Allowance
  var key: UInt64
}
