import GravityPresentation

/// Drives a machine and writes down what it was told, with the ids that its effects brought.
struct Recorder {
  /// The script expects an effect that the machine did not have.
  enum Failure: Error {
    case noRequest, noPresentation, noTimer
  }

  let start: PresentationMachine
  var host: HostSnapshot
  private(set) var machine: PresentationMachine
  /// What was asked to be presented, the latest last.
  private(set) var presented: [(id: PresentationID, content: ContentID, host: ControllerID)] = []
  private var now = Instant.start
  private var transitions: [Transition] = []
  private var effects = 0
  private var coverage = Coverage()
  private var requests: [RequestID] = []
  private var timers: [(id: TimerID, at: Instant)] = []
  private var urls: [URLID] = []

  init(environment: PresentationEnvironment, host: HostSnapshot) {
    start = PresentationMachine(environment: environment)
    machine = start
    self.host = host
  }

  var trace: Trace {
    Trace(start: start, transitions: transitions, effects: effects, coverage: coverage)
  }

  /// Some time passes, and something happens.
  mutating func tell(_ event: Event, after pause: Milliseconds = 50) {
    now = now + pause
    transitions.append(Transition(event: event, host: host, now: now))
    for effect in machine.handle(event, in: host, at: now) as [Effect] {
      effects += 1
      remember(effect)
    }
    coverage.add(event, leading: machine)
  }

  /// The oldest request is answered.
  mutating func answer(_ response: Response) throws {
    guard !requests.isEmpty else { throw Failure.noRequest }
    tell(.responded(requests.removeFirst(), response), after: 120)
  }

  mutating func answer(with body: BodyID) throws {
    try answer(.answered(status: 200, body: body))
  }

  /// Every url that was hit so far is answered, the last of them badly where asked for.
  mutating func answerTracking(lastFails: Bool = false) {
    let hit = urls
    urls = []
    for (place, url) in hit.enumerated() {
      let fails = lastFails && place == hit.count - 1
      tell(.trackingAnswered(url, .answered(status: fails ? 503 : 204, body: Catalog.emptyBody)), after: 5)
    }
  }

  /// The next timer fires when it is due.
  mutating func fire() throws {
    guard let next = timers.min(by: { $0.at < $1.at }) else { throw Failure.noTimer }
    timers.removeAll { $0.id == next.id }
    tell(.timerFired(next.id), after: max(.zero, next.at.since(now)))
  }

  func presentation(fromLast place: Int = 0) throws -> PresentationID {
    guard presented.count > place else { throw Failure.noPresentation }
    return presented[presented.count - 1 - place].id
  }

  private mutating func remember(_ effect: Effect) {
    switch effect {
    case .send(let request, _): requests.append(request)
    case .track(let url): urls.append(url)
    case .startTimer(let timer, let at): timers.append((timer, at))
    case .cancelTimer(let timer): timers.removeAll { $0.id == timer }
    case .present(let id, let content, let host): presented.append((id, content, host))
    default: break
    }
  }
}
