import GravityPresentation

/// Something that took virtual time, or that happened at a moment of it.
struct ReportedSpan: Hashable, Sendable {
  /// Who or what was busy with it.
  enum Track: String, Hashable, Sendable, CaseIterable {
    case scenario
    case calls
    case user
    case presentations
    case components
    case network
    case timers
    case app
  }

  let track: Track
  let name: String
  let start: Instant
  /// The same as the start where it took no time; the end of the run where it never ended.
  let end: Instant
  /// How it ended, or what is to say about it.
  let detail: String?
}
