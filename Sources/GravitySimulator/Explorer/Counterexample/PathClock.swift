/// Something that was due on a path.
struct PathClock: Sendable {
  /// What was asked of the server, for which a reply has to be written; nil for what is due at a time.
  let request: ReplyHeader.Endpoint?
  /// The step that started it; 0 for the start of the run.
  let start: Int
  /// For a request the longest that it can take.
  let duration: Int64
  /// T2.
  let isTimer: Bool
  /// The end of a `within`.
  let isDeadline: Bool

  init(_ task: Agenda.Task, asked request: ReplyHeader.Endpoint?, start: Int, duration: Int64) {
    self.request = request
    self.start = start
    self.duration = duration
    isTimer = task.isTimer
    isDeadline = task.isDeadline
  }

  /// By how much it must run longer than one that runs out first; see ``ClockTraits/margin(of:before:)``.
  func margin(before clock: PathClock, isOlder: Bool) -> Int64 {
    if clock.isDeadline { return isDeadline && !isOlder ? 0 : 1 }
    return isOlder && !isDeadline ? 1 : 0
  }
}
