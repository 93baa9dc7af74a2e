/// One request for content outside a trigger: a call of the app's, or an inline component's.
struct LoadStory: Encodable, Sendable {
  /// Such as `/choose selector "home"`.
  let request: String
  /// The line of the scenario during which it was sent.
  let line: Int?
  /// The included file that the line is of; nil for the scenario's own.
  let file: String?
  let time: Int64
  /// What came of it, in one line.
  let answer: String
  /// The contents that were reported as loaded (E1).
  let loads: [ReportStory]
}
