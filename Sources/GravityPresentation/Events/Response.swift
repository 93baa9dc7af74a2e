/// How a request was answered.
public enum Response: Hashable, Sendable {
  case answered(status: UInt16, body: BodyID)
  case timedOut
  case offline
}
