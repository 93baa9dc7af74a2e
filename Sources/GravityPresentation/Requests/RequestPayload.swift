/// What a request is about: the part of its body that the others do not have (N4).
public enum RequestPayload: Hashable, Sendable {
  case visit
  case events([TriggeredEvent])
  case content(RequestedContent, ContentSettings)

  public var endpoint: RequestEndpoint {
    switch self {
    case .visit: .visit
    case .events: .event
    case .content: .choose
    }
  }
}
