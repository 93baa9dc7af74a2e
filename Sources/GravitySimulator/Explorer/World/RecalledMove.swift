/// One thing that can happen at a moment, and what it makes of it.
struct RecalledMove: Sendable, BitwiseCopyable {
  let event: ExploredEvent
  /// The moment behind the event, or ``untried``, or ``impossible``.
  var moment = untried
  /// Where a ``RecallingModel``'s tables list what is marked, or ``noMarks``.
  var marks = noMarks
  /// The moment behind the event folded into one word.
  var key: UInt64 = 0

  static let untried = UInt32.max
  /// The event could not happen after all.
  static let impossible = UInt32.max - 1
  static let noMarks: Int32 = -1

  /// Whether it leads to a moment.
  var leadsOn: Bool { moment < Self.impossible }
}
