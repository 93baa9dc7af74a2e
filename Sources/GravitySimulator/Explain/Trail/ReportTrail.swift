import GravityPresentation

/// One report of an occasion: when, whether the app was called back, and which urls were hit.
struct ReportTrail: Sendable {
  let occasion: Occasion
  let content: ContentID
  let time: Instant
  var isCalledBack = false
  /// Places among the run's tracked urls.
  var urls: [Int] = []
}
