/// What an event did to the clocks of a state.
struct ClockChange {
  struct Started {
    let task: Agenda.Task
    let duration: Int64
  }

  /// The places, among the clocks before, of those that still run.
  var kept: [Int] = []
  /// Oldest first.
  var started: [Started] = []

  /// - Parameters:
  ///   - old: What was due before.
  ///   - world: The world behind the event, in which only what is new has a time.
  ///   - fired: The clock that ran out.
  init(from old: Agenda, to world: SimulatedWorld, fired: Int?) {
    let (old, entries) = (old.entries, world.agenda.entries)
    let count = entries.count { $0.due == Agenda.held }
    var place = count - 1
    for number in 1..<(old.count + 1) where number != fired {
      guard place >= 0, entries[place].task == old[old.count - number].task else { continue }
      kept.append(number - 1)
      place -= 1
    }
    for place in stride(from: entries.count - 1, through: count, by: -1) {
      started.append(
        Started(task: entries[place].task, duration: entries[place].due.since(world.now).count))
    }
  }
}
