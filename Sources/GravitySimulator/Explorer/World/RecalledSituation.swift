/// What can happen in a situation, and what has come of it where that was tried.
final class RecalledSituation {
  let clocks: ClockTraits
  /// Whatever time and bounds say.
  let events: [ExploredEvent]
  private var steps: [RecalledStep?]
  /// Events are tried in their order, so that the next one is where the search begins.
  private var next = 0

  init(_ clocks: ClockTraits, _ events: [ExploredEvent]) {
    self.clocks = clocks
    self.events = events
    steps = Array(repeating: nil, count: events.count)
  }

  /// The place of an event; nil for one that cannot happen here.
  func place(of event: ExploredEvent) -> Int? {
    for offset in 0..<events.count {
      let place = next + offset < events.count ? next + offset : next + offset - events.count
      guard events[place] == event else { continue }
      next = place + 1 < events.count ? place + 1 : 0
      return place
    }
    return nil
  }

  subscript(place: Int) -> RecalledStep? {
    get { steps[place] }
    set { steps[place] = newValue }
  }
}
