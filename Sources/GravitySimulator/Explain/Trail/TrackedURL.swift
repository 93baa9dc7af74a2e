import GravityPresentation

/// One tracking url that was hit or skipped, and how it was answered.
struct TrackedURL: Sendable {
  let url: URLID
  let time: Instant
  /// It is no url and was never sent (E9).
  let isSkipped: Bool
  var answer: Response?
}
