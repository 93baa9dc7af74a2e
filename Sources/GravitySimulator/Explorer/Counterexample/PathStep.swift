/// One event of a path, with all that decides when it can have happened.
struct PathStep: Sendable {
  let event: ExploredEvent
  /// The clock that the event let run out, or that it answered; a place among the trace's.
  let fired: Int?
  /// The clocks that ran before it, oldest first.
  let pending: [Int]
  let isInBackground: Bool
  /// The app has just come to the foreground, and timers may be past due (T2).
  let isCatchingUp: Bool
  /// What the step is called in a file; nil for what time and the server bring about.
  let statement: String?
  /// A gesture that would wait for a transition to end if it had no time of its own.
  let needsTime: Bool
  /// What happened, where no statement says it.
  let remark: String?

  var answers: Bool {
    if case .answer = event { true } else { false }
  }
}
