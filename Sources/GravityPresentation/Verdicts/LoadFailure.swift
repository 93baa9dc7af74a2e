/// Why a request brought nothing (P1, P4).
public enum LoadFailure: Hashable, Sendable {
  case timeout
  case offline
  case status(UInt16)
  /// The body did not decode; the catalogue's owner knows the place that failed.
  case undecodable(BodyID)
}
