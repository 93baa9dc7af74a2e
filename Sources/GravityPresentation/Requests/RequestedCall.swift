/// What a request is sent for, before the session's settings join it.
public enum RequestedCall: Hashable, Sendable {
  case visit
  case events([TriggeredEvent])
  case content(RequestedContent)

  func payload(with settings: ContentSettings) -> RequestPayload {
    switch self {
    case .visit: .visit
    case .events(let events): .events(events)
    case .content(let content): .content(content, settings)
    }
  }
}
