/// What an event made of a situation.
struct RecalledStep: Sendable {
  /// The situation behind the event, and its key.
  let situation: UInt32
  let key: UInt64
  let isClear: Bool
  /// Those of the situation behind the event.
  let clocks: ClockTraits
  /// Nil where the event could not happen after all.
  let edit: ClockEdit?
  let marks: [Int]
}
