/// One call that may bring campaigns, and what the server answered (P1).
struct TriggerStory: Encodable, Sendable {
  /// Counts the app's calls from 1.
  let number: Int
  /// Such as `trackView HOMEPAGE`.
  let call: String
  /// The line of the scenario that makes the call.
  let line: Int?
  /// The included file that the line is of; nil for the scenario's own.
  let file: String?
  let time: Int64
  /// What came of the call, in one line.
  let answer: String
  /// What to look at where it brought no candidates.
  var help: [String] = []
  /// The campaigns of the scenario that the answer does not list.
  var notListed: [String] = []
  /// In the order they are tried (P3).
  var candidates: [CandidateStory] = []
  /// The smallest change with which a call without candidates has some.
  var change: ChangeStory?
}
