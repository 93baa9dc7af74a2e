/// The smallest single change of the scenario with which a verdict is another, tried by a run of its own.
struct ChangeStory: Encodable, Hashable, Sendable {
  enum Kind: String, Encodable, Sendable {
    case statementDropped
    case statementInserted
    case valueChanged
    case payloadChanged
    case profileChanged
  }

  let kind: Kind
  /// What is changed, such as `without line 9 (lockPresentation)`.
  let change: String
  /// The verdict that the candidate has then.
  let verdict: String
  /// The candidate that there is then; nil where the change stands with a candidate.
  var campaign: String?
}
