/// What an inline component drew from some time on.
struct DrawingStory: Encodable, Sendable {
  let time: Int64
  /// The word that scenarios use for it: `shown`, `empty` or `loading`.
  let state: String
  let contents: [String]
  /// What that is, or why it is nothing, in one sentence.
  let because: String
}
