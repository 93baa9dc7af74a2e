import GravityPresentation

/// What the SDK asked the server, each endpoint a stream of its own.
public struct RequestStreams: Sendable {
  public private(set) var visits = Stream<RequestRecord>()
  public private(set) var events = Stream<RequestRecord>()
  public private(set) var chooses = Stream<RequestRecord>()

  public internal(set) subscript(endpoint: RequestEndpoint) -> Stream<RequestRecord> {
    get {
      switch endpoint {
      case .visit: visits
      case .event: events
      case .choose: chooses
      }
    }
    _modify {
      switch endpoint {
      case .visit: yield &visits
      case .event: yield &events
      case .choose: yield &chooses
      }
    }
  }
}
