import GravityPresentation

/// When a statement began, and where in the timeline.
struct StatementMark: Sendable {
  /// The statement's place in the document.
  let statement: Int
  let time: Instant
  /// How much the timeline held then.
  let place: Int
  /// How much it held when the statement was done.
  var end: Int
}
