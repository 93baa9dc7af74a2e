import GravityPresentation

/// A break, and when it came about.
struct TimedBreak: Hashable, Sendable {
  let found: PropertyBreak
  let time: Instant
}
