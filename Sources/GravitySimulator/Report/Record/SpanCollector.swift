import GravityPresentation

/// Reads from a recording what lasted: calls, presentations, requests, timers; and what happened at a moment.
struct SpanCollector {
  /// What is not over yet, by what will end it.
  enum Key: Hashable {
    case trigger(TriggerID)
    case load(LoadID)
    case request(RequestID)
    case url(URLID)
    case timer(TimerID)
    case inlineSecond(InlineID, ContentID)
    case cardSecond(ShelfID, Int)
    case presentation(PresentationID)
    case component(InlineID)
    case lock
    case prompt
    case background
  }

  let world: SimulatedWorld
  private var spans: [ReportedSpan] = []
  private var open: [(key: Key, place: Int)] = []
  private(set) var time = Instant.start

  private init(_ world: SimulatedWorld) {
    self.world = world
  }

  /// In the order in which they began.
  ///
  /// - Parameter end: What comes later did not count.
  static func spans(of world: SimulatedWorld, until end: Instant) -> [ReportedSpan] {
    var collector = SpanCollector(world)
    collector.collect()
    return collector.spans.compactMap { $0.part(until: end) }
  }

  private mutating func collect() {
    var changes = world.recording.stackChanges[...]
    for entry in world.recording.timeline {
      // What came onto the stack is noted behind the event that brought it.
      while let change = changes.first, change.time < entry.time {
        changes.removeFirst()
        take(change)
      }
      time = entry.time
      take(entry.kind)
    }
    for change in changes { take(change) }
    time = world.now
    for (_, place) in open { spans[place].finish(at: time, nil) }
  }

  private mutating func take(_ kind: TimelineEntry.Kind) {
    switch kind {
    case .event(let event): take(event)
    case .effect(let effect): take(effect)
    case .inline(let id, let event): take(event, of: id)
    case .inlineEffect(let id, let effect, _): take(effect, of: id)
    case .shelf(let id, let event):
      if case .secondPassed(let card) = event { end(.cardSecond(id, card), "fired") }
    case .shelfEffect(let id, let effect): take(effect, of: id)
    case .usage(let finding): add(.findings, "misuse: \(Wording.line(of: finding))")
    case .remark, .log, .statement: break
    }
  }

  private mutating func take(_ change: StackChange) {
    time = change.time
    let id = change.presentation
    guard change.isThere else { return end(.presentation(id), nil) }
    let place = change.host.map { "on \(world.name(of: $0))" }
    begin(.presentation(id), .presentations, world.text(of: id), detail: place)
  }

  /// Something that takes no time.
  mutating func add(_ track: ReportedSpan.Track, _ name: String) {
    spans.append(ReportedSpan(track, name, from: time))
  }

  mutating func begin(_ key: Key, _ track: ReportedSpan.Track, _ name: String, detail: String? = nil) {
    open.append((key, spans.count))
    spans.append(ReportedSpan(track, name, from: time, detail: detail))
  }

  /// The call that was added last takes until something ends.
  mutating func prolongCall(until key: Key) {
    guard !open.contains(where: { $0.key == key }),
      let place = spans.lastIndex(where: { $0.track == .calls })
    else { return }
    open.append((key, place))
  }

  mutating func end(_ key: Key, _ outcome: String?) {
    guard let index = open.firstIndex(where: { $0.key == key }) else { return }
    spans[open.remove(at: index).place].finish(at: time, outcome)
  }

  /// What goes with the app.
  mutating func endAll(_ outcome: String) {
    for (_, place) in open { spans[place].finish(at: time, outcome) }
    open.removeAll()
  }
}
