import GravityPresentation

/// One line of a run's timeline.
struct ReportedEvent: Hashable, Sendable {
  let time: Instant
  /// The word that traces begin the line with: `event`, `present`, `url`, …
  let kind: String
  let text: String
}
