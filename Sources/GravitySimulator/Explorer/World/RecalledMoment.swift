/// What can happen at a moment: places in a ``RecallingModel``'s tables.
struct RecalledMoment: Sendable, BitwiseCopyable {
  /// Of the events that time lets happen.
  var first: Int32
  var end: Int32

  static let unmet = RecalledMoment(first: -1, end: -1)

  var isMet: Bool { first >= 0 }
}
