import GravityPresentation

/// `campaign ID "file" [priority=N] [delay=D] [on=visit|event|both] [latency=D]`.
public struct CampaignHeader: Hashable, Sendable {
  public enum Trigger: Hashable, Sendable {
    case visit
    case event
    case both
  }

  public let id: Located<String>
  public let payload: PayloadSource
  public let priority: Int?
  public let delay: Milliseconds?
  public let trigger: Trigger
  public let latency: Milliseconds

  public init(
    id: Located<String>, payload: PayloadSource, priority: Int? = nil, delay: Milliseconds? = nil,
    trigger: Trigger = .both, latency: Milliseconds = .zero
  ) {
    self.id = id
    self.payload = payload
    self.priority = priority
    self.delay = delay
    self.trigger = trigger
    self.latency = latency
  }
}
