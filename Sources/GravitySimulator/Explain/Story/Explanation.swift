/// Why each candidate of a run was presented or not, and what became of each presentation: plain data.
///
/// Times are milliseconds since the start.
struct Explanation: Encodable, Sendable {
  /// The scenario's name and file.
  let scenario: String
  let file: String
  /// The profile it ran under.
  let profile: String
  var triggers: [TriggerStory]
  /// The requests for content outside triggers; nil where there were none.
  let requests: [LoadStory]?
  /// The crashes of the app; none in a good run.
  let crashes: [CrashStory]
  let presentations: [PresentationStory]
  /// The inline components, in the order in which they were mounted; nil where there are none.
  let inline: [InlineStory]?
  /// The misuses of the SDK; nil where there are none.
  let usage: [UsageStory]?
  /// Why the run ended before its last step; nil where it did not.
  var endedEarly: String?
}
