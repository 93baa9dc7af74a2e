import GravityPresentation

/// What an event did to the clocks of a situation, but for the one that it let run out.
struct ClockEdit: Hashable, Sendable {
  /// Clocks of what is no longer due, in order; each is counted when those before it are gone.
  private(set) var removed: [Int32] = []
  /// How long the new ones run, oldest first.
  private(set) var started: [Int32] = []

  /// - Parameters:
  ///   - old: What was due before the event.
  ///   - agenda: What is due behind it, of which only what is new has a time.
  ///   - now: The time that stands still.
  ///   - fired: The clock that ran out, or of what came early.
  init(from old: Agenda, to agenda: Agenda, at now: Instant, fired: Int?) {
    let (old, entries) = (old.entries, agenda.entries)
    let kept = entries.count { $0.due == Agenda.held }
    var place = kept - 1
    var clock = 1
    for number in 1..<(old.count + 1) where number != fired {
      if place >= 0, entries[place].task == old[old.count - number].task {
        place -= 1
        clock += 1
      } else {
        removed.append(Int32(truncatingIfNeeded: clock))
      }
    }
    for place in stride(from: entries.count - 1, through: kept, by: -1) {
      let time = entries[place].due.since(now).count
      started.append(Int32(clamping: min(Int64(Zone.longest), Int64(time))))
    }
  }

  func apply(to zone: inout Zone) {
    for clock in removed { zone.remove(Int(clock)) }
    for duration in started { zone.start(duration) }
  }
}
