import GravityPresentation

/// What happened to one candidate of a trigger, as facts.
struct CandidateTrail: Sendable {
  let id: CandidateID
  var requested: Instant?
  var answer: (time: Instant, response: Response)?
  var loads: [ReportTrail] = []
  var delay: (from: Instant, due: Instant)?
  /// When the app crashed on its delay (P7).
  var crash: Instant?
  /// When the admission rules were asked, what they answered, and what they saw.
  var admission: (time: Instant, inquiry: AdmissionInquiry, host: HostSnapshot)?
  /// Since when the presentation lock was on when the rules were asked.
  var lockedSince: Instant?
  var presentation: PresentationID?
  /// Where in the timeline its verdict fell; for one that is presented, where it was admitted.
  var decision: Int?
  var verdict: (time: Instant, verdict: Verdict)?
}
