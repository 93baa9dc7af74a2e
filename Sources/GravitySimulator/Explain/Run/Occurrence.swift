import GravityPresentation

/// One event of a run with all that came of it.
struct Occurrence: Sendable {
  /// Where the event stands in the timeline.
  let place: Int
  let time: Instant
  let event: Event
  var effects: [Effect] = []
  /// The place in the document of the statement during which it happened.
  let statement: Int?
  /// What it met; kept for the events that decide on candidates.
  let moment: RecordedMoment?
  /// The inline component that saw its content, where the event says that one did.
  var component: InlineID?
  /// The cards among which one was seen, where the event says so.
  var shelf: ShelfID?
}
