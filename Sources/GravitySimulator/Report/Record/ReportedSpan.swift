import GravityPresentation

/// Something that took virtual time, or that happened at a moment of it.
struct ReportedSpan: Hashable, Sendable {
  /// Who or what was busy with it.
  enum Track: String, Hashable, Sendable, CaseIterable {
    /// Of the app's to the SDK, each until all is done that it asked for.
    case calls
    case user
    case presentations
    /// Inline.
    case components
    case network
    case timers
    /// What the SDK did to the app and the system.
    case app
    /// Verdicts, quirks and misuses.
    case findings
  }

  let track: Track
  let name: String
  let start: Instant
  /// The same as the start where it took no time; the end of the run where it never ended.
  private(set) var end: Instant
  /// How it ended, or what is to say about it.
  private(set) var detail: String?

  init(_ track: Track, _ name: String, from start: Instant, detail: String? = nil) {
    self.track = track
    self.name = name
    self.start = start
    end = start
    self.detail = detail
  }

  /// What of it lies before the end of a run; nil where it began later.
  func part(until time: Instant) -> ReportedSpan? {
    guard start <= time else { return nil }
    var part = self
    part.end = min(end, time)
    return part
  }

  mutating func finish(at time: Instant, _ outcome: String?) {
    end = time
    detail = outcome ?? detail
  }
}
