/// What an event made of a situation: numbers, and places in a ``RecallingModel``'s tables.
struct RecalledStep: Sendable {
  /// The situation behind the event.
  var situation: UInt32
  var isClear: Bool
  /// The event could not happen after all.
  var isImpossible: Bool
  var key: UInt64
  /// Places of the clocks of what is no longer due, in order; each is counted when those before it are gone.
  var removed: Range<UInt32>
  /// Places of the durations of new clocks, oldest first.
  var started: Range<UInt32>
  var marks: Range<UInt32>
  /// Those of the situation behind the event.
  var clocks: ClockTraits
}
