/// One tracking url and what came of it (E9).
struct URLStory: Encodable, Sendable {
  enum Outcome: String, Encodable, Sendable {
    case answered
    case failed
    /// It is no url.
    case skipped
    /// No answer until the end of the run.
    case unanswered
  }

  let url: String
  let time: Int64
  let outcome: Outcome
  /// Why it failed.
  var cause: String?
}
