import GravityPresentation

/// One request that the SDK sent.
public struct RequestRecord: Hashable, Sendable {
  public let request: SDKRequest
  public let time: Instant
}
