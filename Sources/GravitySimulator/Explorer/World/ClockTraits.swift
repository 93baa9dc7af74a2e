/// Which of a situation's clocks behave in a way of their own.
struct ClockTraits: Sendable {
  /// The app's timers, which can be past due when it comes to the foreground.
  private(set) var timers = ClockSet()
  /// Those of them that do not run, in background (T2).
  private(set) var waiting = ClockSet()
  /// What comes after all else that is due at its instant: the end of a `within`.
  private(set) var last = ClockSet()

  /// None does.
  init() {}

  init(of agenda: Agenda, isInBackground: Bool) {
    let entries = agenda.entries
    for place in entries.indices {
      let clock = entries.count - place
      if entries[place].task.isTimer {
        timers.insert(clock)
        if isInBackground { waiting.insert(clock) }
      }
      if entries[place].task.isDeadline { last.insert(clock) }
    }
  }

  /// By how much a clock must run longer than another that runs out first: what is due at the same instant as
  /// something older lets it go first (T1).
  func margin(of other: Int, before clock: Int) -> Int32 {
    if last.contains(clock) { return last.contains(other) && other > clock ? 0 : 1 }
    return other < clock && !last.contains(other) ? 1 : 0
  }
}
