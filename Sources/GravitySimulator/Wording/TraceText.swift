/// A run's timeline as text: one line for each statement, event and effect, with its time.
enum TraceText {
  static func lines(of world: SimulatedWorld) -> [String] {
    world.recording.timeline.indices.compactMap { place in
      guard let event = event(at: place, in: world) else { return nil }
      let time = TimeText.seconds(event.time)
      let padding = String(repeating: " ", count: max(0, 8 - event.kind.count))
      return TerminalText.sanitized("  \(time)  \(event.kind)\(padding) \(event.text)")
    }
  }

  /// One entry of the timeline in words, as they are now; nil where another line says it.
  static func event(at place: Int, in world: SimulatedWorld) -> ReportedEvent? {
    let entry = world.recording.timeline[place]
    let previous = place > 0 ? world.recording.timeline[place - 1] : nil
    guard !repeatsItsEvent(entry), !isUnlogged(entry, in: world), !isUntrue(entry, behind: previous),
      let (kind, text) = line(of: entry, in: world)
    else { return nil }
    return ReportedEvent(time: entry.time, kind: kind, text: text)
  }

  /// Its kind and what it is about; nil where another line says it.
  private static func line(
    of entry: TimelineEntry, in world: SimulatedWorld
  ) -> (kind: String, text: String)? {
    switch entry.kind {
    case .statement(let line): (">", line)
    case .remark(let text): ("note", text)
    case .usage(let finding): ("usage", Wording.line(of: finding))
    case .log(let text): ("log", text)
    case .event(let event): ("event", Wording.text(of: event, in: world))
    case .effect(let effect): Wording.line(of: effect, in: world)
    case .inline(let id, let event): ("inline", "\(world.name(of: id)) \(Wording.text(of: event, in: world))")
    case .inlineEffect(let id, let effect, let source):
      Wording.line(of: effect, of: id, by: source, in: world)
    case .shelf(let id, let event):
      ("cards", Wording.text(of: event, on: id, in: world))
    case .shelfEffect(let id, let effect): Wording.line(of: effect, of: id, in: world)
    }
  }

  /// A line of the log that the app's log level leaves out.
  private static func isUnlogged(_ entry: TimelineEntry, in world: SimulatedWorld) -> Bool {
    if case .effect(.log(let message)) = entry.kind { return !world.logs(message) }
    return false
  }

  /// What the app sets for requests changes nothing in the machine, and much beside it.
  private static func isUntrue(_ entry: TimelineEntry, behind previous: TimelineEntry?) -> Bool {
    guard case .effect(.note(.nothingChanged)) = entry.kind, case .event(.configured) = previous?.kind else {
      return false
    }
    return true
  }

  /// The note on a tracking url that was answered well says what the line of its event has said.
  private static func repeatsItsEvent(_ entry: TimelineEntry) -> Bool {
    if case .effect(.note(.trackingArrived)) = entry.kind { return true }
    return false
  }
}
