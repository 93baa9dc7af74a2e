/// What an event made of a moment: the moment behind it, and places in a ``RecallingModel``'s tables.
struct RecalledMove: Sendable, BitwiseCopyable {
  var moment: UInt32
  var isClear: Bool
  /// The event could not happen after all.
  var isImpossible: Bool
  /// The moment behind the event folded into one word.
  var key: UInt64
  var firstMark: Int32
  var endOfMarks: Int32
}
