import GravityPresentation

/// One gesture on a presentation and all that came of it at once.
struct TouchTrail: Sendable {
  let time: Instant
  let statement: Int?
  let event: Event
  let effects: [Effect]
  /// The urls that the click itself hit, as places among the run's tracked urls.
  var urls: [Int] = []
}
