import GravityPresentation

/// How much a recording held at one moment.
struct RecordingMark {
  var time = Instant.start
  private(set) var entries = 0
  private(set) var verdicts = 0
  private(set) var quirks = 0

  /// Before everything.
  init() {}

  init(_ world: SimulatedWorld) {
    time = world.now
    entries = world.recording.timeline.count
    verdicts = world.recording.verdicts.count
    quirks = world.recording.quirks.items.count
  }
}
