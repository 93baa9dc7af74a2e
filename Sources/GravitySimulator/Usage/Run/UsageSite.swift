import GravityPresentation

/// One call of the app's: which, when, and where the scenario makes it.
struct UsageSite: Hashable, Sendable {
  let call: UsageCall
  let time: Instant
  /// The place among the scenario's statements; nil where a test makes the call.
  let statement: Int?
}
