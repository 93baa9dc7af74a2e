import GravityPresentation

/// Reads from a timeline what lasted: requests, timers, presentations, and what was done at a moment.
struct SpanCollector {
  private enum Key: Hashable {
    case request(RequestID)
    case url(URLID)
    case timer(TimerID)
    case inlineTimer(InlineID, ContentID)
    case cardTimer(ShelfID, UInt32)
    case presentation(PresentationID)
    case component(InlineID)
    case trigger(TriggerID)
    case load(LoadID)
    case lock
    case prompt
    case background
  }

  private struct Open {
    let key: Key
    let place: Int
  }

  private let world: SimulatedWorld
  private var spans: [ReportedSpan] = []
  private var open: [Open] = []
  private var time = Instant.start

  private init(_ world: SimulatedWorld) {
    self.world = world
  }

  /// In the order in which they began.
  static func spans(of world: SimulatedWorld) -> [ReportedSpan] { [] }
}
