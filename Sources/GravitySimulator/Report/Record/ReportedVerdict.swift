import GravityPresentation

/// How a candidate ended.
struct ReportedVerdict: Hashable, Sendable {
  let time: Instant
  let campaign: String
  /// The verdict's name, as expectations spell it.
  let reason: String
  /// The same as a sentence.
  let text: String
}
