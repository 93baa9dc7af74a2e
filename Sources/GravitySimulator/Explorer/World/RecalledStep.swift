/// What an event made of a situation.
final class RecalledStep {
  /// The situation behind the event.
  let situation: UInt32
  let key: UInt64
  let isClear: Bool
  let clocks: ClockTraits
  /// Nil where the event could not happen after all.
  let edit: ClockEdit?
  let marks: [Int]

  init(
    situation: UInt32, key: UInt64, isClear: Bool, clocks: ClockTraits, edit: ClockEdit?, marks: [Int]
  ) {
    self.situation = situation
    self.key = key
    self.isClear = isClear
    self.clocks = clocks
    self.edit = edit
    self.marks = marks
  }
}
