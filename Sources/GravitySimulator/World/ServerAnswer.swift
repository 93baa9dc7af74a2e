/// How the simulated server answers.
public enum ServerAnswer: Sendable {
  /// A body, under a status that SDKs heed or not (P1).
  case payload(PayloadDocument, status: UInt16 = 200)
  case status(UInt16)
  case timeout
  case offline
  /// Status 200 with a body that is not JSON.
  case malformed
}
