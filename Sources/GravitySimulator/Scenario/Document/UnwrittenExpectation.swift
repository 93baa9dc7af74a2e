import GravityPresentation

/// An expectation that says what it is about and leaves the rest to `run --accept`: `expect callbacks ...`.
public enum UnwrittenExpectation: Hashable, Sendable {
  case stream(ExpectedStream)
  case request(RequestEndpoint)
  case presented
  case pasteboard
  case pushStatus
  case screen
  case verdict(campaign: String)
  case time
  case inline(String)
}
