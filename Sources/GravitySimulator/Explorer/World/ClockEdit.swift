import GravityPresentation

/// What an event did to the clocks of a situation.
struct ClockEdit: Hashable, Sendable {
  struct Started: Hashable, Sendable {
    let task: Agenda.Task
    let duration: Milliseconds
  }

  /// The clocks that still run, oldest first, by their numbers before the event.
  private(set) var kept: [Int] = []
  /// Those that what ended before its time had, in order; each is counted when those before it are gone, and so is
  /// the one that the event let run out.
  private(set) var removed: [Int] = []
  /// Oldest first.
  private(set) var started: [Started] = []

  /// - Parameters:
  ///   - old: What was due before the event.
  ///   - agenda: What is due behind it, of which only what is new has a time.
  ///   - now: The time that stands still.
  ///   - fired: The clock that ran out, or of what came early.
  init(from old: Agenda, to agenda: Agenda, at now: Instant, fired: Int?) {
    let (old, entries) = (old.entries, agenda.entries)
    let heldCount = entries.count { $0.due == Agenda.held }
    for number in 1..<(old.count + 1) where number != fired {
      let place = heldCount - 1 - kept.count
      if place >= 0, entries[place].task == old[old.count - number].task {
        kept.append(number)
      } else {
        removed.append(kept.count + 1)
      }
    }
    for entry in entries[heldCount...].reversed() {
      started.append(Started(task: entry.task, duration: entry.due.since(now)))
    }
  }

  func apply(to zone: inout Zone) {
    for clock in removed { zone.remove(clock) }
    for clock in started { zone.start(clock.duration) }
  }
}
