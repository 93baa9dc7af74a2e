import GravityPresentation

/// First in, first out: what happens while effects run waits for its turn.
struct EventQueue: Sendable {
  private var events: [Event] = []
  private var head = 0

  var isEmpty: Bool { head == events.count }

  mutating func add(_ event: Event) { events.append(event) }

  mutating func next() -> Event? {
    guard head < events.count else {
      events.removeAll(keepingCapacity: true)
      head = 0
      return nil
    }
    defer { head += 1 }
    return events[head]
  }

  mutating func removeAll() {
    events.removeAll()
    head = 0
  }
}
