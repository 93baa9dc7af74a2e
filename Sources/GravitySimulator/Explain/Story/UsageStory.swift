/// One misuse of the SDK in the calls of the scenario.
struct UsageStory: Encodable, Sendable {
  /// The id of its row in `gravity-sim usage`.
  let rule: String
  /// Such as `trackView`.
  let call: String
  let time: Int64
  let line: Int?
  /// The included file that the line is of; nil for the scenario's own.
  let file: String?
  /// What is wrong, in one sentence.
  let misuse: String
  /// What to do about it.
  let help: String
}
