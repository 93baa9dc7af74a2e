/// One gesture on a presentation: what it asked for and what came of it (§6).
struct TouchStory: Encodable, Sendable {
  let time: Int64
  let line: Int?
  /// The included file that the line is of; nil for the scenario's own.
  let file: String?
  /// Such as `tap on “Turn on”`.
  let gesture: String
  /// The wire name of the action behind it; nil where it has none.
  var action: String?
  /// What came of it, in whole sentences.
  let outcome: [String]
  var urls: [URLStory] = []
}
