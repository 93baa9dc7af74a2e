import GravityPresentation

/// What is due when: entries in the order of their time and, at one time, in the order they were caused (T1).
struct Agenda: Hashable, Sendable {
  enum Task: Hashable, Sendable {
    case response(RequestID, Response)
    case tracking(URLID, Response)
    case timer(TimerID)
    /// A transition of a presentation ends.
    case appearing(PresentationID)
    case disappearing(PresentationID)
    /// A content of a component, or a card, has been in sight for a second (E3, E5).
    case inlineSecond(InlineID, ContentID)
    case cardSecond(ShelfID, Int)
    /// What a property of a scenario's owes has to be there, where an explorer keeps the time.
    case deadline(Int)

    /// Whether it comes after everything else that is due at its instant.
    var isDeadline: Bool {
      if case .deadline = self { true } else { false }
    }

    /// The app's timers do not run in background (T2).
    var isTimer: Bool {
      switch self {
      case .timer, .inlineSecond, .cardSecond: true
      case .response, .tracking, .appearing, .disappearing, .deadline: false
      }
    }
  }

  struct Entry: Hashable, Sendable {
    var due: Instant
    var task: Task
  }

  /// Latest first, so that the next entry is taken from the end.
  var entries = SmallArray<Entry>()

  /// The end of time is where an explorer holds what waits for it.
  private static let latest = Instant(milliseconds: .max - 1)

  mutating func add(_ task: Task, at due: Instant) {
    let due = min(due, Self.latest)
    // Behind everything due at the same time: in front of the first entry that is due no later.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due > due { low = middle + 1 } else { high = middle }
    }
    entries.insert(Entry(due: due, task: task), at: low)
  }

  /// The next entry; timers count only where they run.
  func next(withTimers: Bool) -> Entry? {
    entries.last { withTimers || !$0.task.isTimer }
  }

  /// The time of the next entry; timers count only where they run.
  func nextDue(withTimers: Bool) -> Instant? {
    next(withTimers: withTimers)?.due
  }

  mutating func next(dueBy now: Instant, withTimers: Bool) -> Task? {
    guard let index = entries.lastIndex(where: { withTimers || !$0.task.isTimer }), entries[index].due <= now
    else { return nil }
    return entries.remove(at: index).task
  }

  /// Removes the task; false where it is not there.
  mutating func remove(_ task: Task) -> Bool {
    guard let index = entries.lastIndex(where: { $0.task == task }) else { return false }
    entries.remove(at: index)
    return true
  }

  func due(of task: Task) -> Instant? {
    entries.last { $0.task == task }?.due
  }

  mutating func removeAll() {
    entries.removeAll()
  }
}
