/// An explored state whose situation and times are known by a number.
struct RecalledState: Sendable {
  var allowance: Allowance
  var moment: UInt32
  var key: UInt64
}
