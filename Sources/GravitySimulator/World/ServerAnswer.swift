/// How the simulated server answers.
public enum ServerAnswer: Sendable {
  case payload(PayloadDocument)
  case status(UInt16)
  case timeout
  case offline
  /// Status 200 with a body that is not JSON.
  case malformed
}
