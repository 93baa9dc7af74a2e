import GravityPresentation

/// What was reported of one product card.
struct CardTrail: Sendable {
  var times: [Instant] = []
  var isCalledBack = false
  /// Places among the run's tracked urls.
  var urls: [Int] = []
}
