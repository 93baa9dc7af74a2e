/// What can happen in a situation, and what has come of it where that was tried.
final class RecalledSituation {
  let clocks: ClockTraits
  /// Whatever time and bounds say.
  let events: [ExploredEvent]
  /// In the order of the events; nil for what was not tried yet.
  var steps: [RecalledStep?]

  init(_ clocks: ClockTraits, _ events: [ExploredEvent]) {
    self.clocks = clocks
    self.events = events
    steps = Array(repeating: nil, count: events.count)
  }
}
