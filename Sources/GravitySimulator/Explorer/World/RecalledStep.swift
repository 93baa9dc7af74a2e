/// What an event made of a situation.
final class RecalledStep: Sendable {
  struct Change: Sendable {
    /// The situation behind the event, and its key.
    let situation: UInt32
    let key: UInt64
    /// Those of the situation behind the event.
    let clocks: ClockTraits
    let edit: ClockEdit
  }

  /// Nil where the event could not happen after all.
  let change: Change?
  let marks: [Int]

  init(_ change: Change?, marks: [Int]) {
    self.change = change
    self.marks = marks
  }
}
