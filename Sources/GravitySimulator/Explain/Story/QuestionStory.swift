/// One question that decides on a candidate, with the values it was answered from.
struct QuestionStory: Encodable, Sendable {
  enum Answer: String, Encodable, Sendable {
    case yes
    case no
    /// Asked, and still without an answer at the end of the run.
    case open
    /// An earlier question has decided, or its answer is awaited.
    case notAsked
  }

  let id: QuestionID
  /// The rules of the contract behind it; none for a rule of the app's own.
  let rules: [String]
  /// What is asked, in a few words; the name of a rule of the app's own.
  let question: String
  let answer: Answer
  /// The values it was answered from.
  var seen: String?
  /// When it was answered.
  var time: Int64?
}
