/// A run's timeline as text: one line for each statement, event and effect, with its time.
enum TraceText {
  static func lines(of world: SimulatedWorld) -> [String] {
    world.recording.timeline.filter { !repeatsItsEvent($0) && !isUnlogged($0, in: world) }.map { entry in
      let (kind, text) =
        switch entry.kind {
        case .statement(let line): (">", line)
        case .remark(let text): ("note", text)
        case .usage(let finding): ("usage", Wording.line(of: finding))
        case .log(let text): ("log", text)
        case .event(let event): ("event", Wording.text(of: event, in: world))
        case .effect(let effect): Wording.line(of: effect, in: world)
        }
      let time = TimeText.seconds(entry.time)
      let padding = String(repeating: " ", count: max(0, 8 - kind.count))
      return TerminalText.sanitized("  \(time)  \(kind)\(padding) \(text)")
    }
  }

  /// A line of the log that the app's log level leaves out.
  private static func isUnlogged(_ entry: TimelineEntry, in world: SimulatedWorld) -> Bool {
    if case .effect(.log(let message)) = entry.kind { return !world.logs(message) }
    return false
  }

  /// The note on a tracking url that was answered well says what the line of its event has said.
  private static func repeatsItsEvent(_ entry: TimelineEntry) -> Bool {
    if case .effect(.note(.trackingArrived)) = entry.kind { return true }
    return false
  }
}
