import GravityPresentation

/// What came of a gesture when the event that it sent was answered.
struct RelayTrail: Sendable {
  let time: Instant
  let response: Response
  let effects: [Effect]
}
