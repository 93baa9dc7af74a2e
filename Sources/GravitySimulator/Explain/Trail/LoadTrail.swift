import GravityPresentation

/// What became of one request for content outside a trigger (C1, N1).
struct LoadTrail: Sendable {
  let id: LoadID
  let statement: Int?
  let time: Instant
  var outcome: (time: Instant, what: LoadOutcome)?
  /// The loads that it reported (E1).
  var reports: [ReportTrail] = []
}
