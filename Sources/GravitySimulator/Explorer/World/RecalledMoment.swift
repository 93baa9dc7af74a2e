/// What can happen at a moment.
struct RecalledMoment: Sendable, BitwiseCopyable {
  /// Of the moves that time allows, in a ``RecallingModel``'s tables; below zero for what was not met yet.
  var first: Int32
  var end: Int32
  /// How many states of this moment the model was asked about.
  var states: UInt32 = 0

  static let unmet = RecalledMoment(first: -1, end: -1)

  var isMet: Bool { first >= 0 }

  var places: Range<Int> { Int(first)..<Int(end) }
}
