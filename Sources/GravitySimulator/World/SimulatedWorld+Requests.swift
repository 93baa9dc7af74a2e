import GravityActions
import GravityPresentation

/// What the SDK asks the server, and what it learns of the user from the answers (C3–C6, N4).
extension SimulatedWorld {
  /// Builds the request as it is now and records it.
  mutating func record(_ request: RequestID, _ sent: SentCall) {
    var quirks: [Quirk] = []
    let origin: RequestOrigin
    if case .choose = sent {
      guard let known = self.origin(of: request) else { return find("the machine sends for no trigger") }
      origin = known
    } else {
      origin = session.origin(of: RequestContext(page(of: sent))) { quirks.append($0) }
      origins.append(SentOrigin(sender: RequestSender(of: request), origin: origin))
    }
    let built = session.request(asked(by: sent), of: origin, about: subject(of: sent)) { quirks.append($0) }
    recording.requests[built.endpoint].add(RequestRecord(request: built, time: now))
    notePermission(of: built)
    if setup.logLevel == .debug { logDebug(Wording.text(of: built)) }
    record(quirks)
  }

  /// A click's event comes from its component's page, or from the one that the app named last.
  private func page(of sent: SentCall) -> PageContext {
    switch sent {
    case .visit, .event, .choose: return call.page
    case .load(let load): return self.load(load)?.page ?? .unnamed
    case .click:
      guard let tappedComponent else { return call.page }
      return inline[tappedComponent]?.page ?? .unnamed
    }
  }

  private func asked(by sent: SentCall) -> RequestedCall {
    switch sent {
    case .visit: .visit
    case .event: .events(call.events.map { TriggeredEvent($0) })
    case .choose(let candidate): .content(.campaign(catalog.candidate(candidate).campaignId))
    case .click(let action): .events(catalog.click(action).event.map { [TriggeredEvent($0)] } ?? [])
    case .load(let load):
      switch self.load(load)?.query {
      case .campaign(let id): .content(.campaign(id))
      case .group(let name): .content(.group(name))
      case .selector(let name): .content(.selector(name))
      case nil: .content(.selector(""))
      }
    }
  }

  private func subject(of sent: SentCall) -> Quirk.Subject {
    switch sent {
    case .visit, .event: .call
    case .choose(let candidate): .candidate(candidate)
    case .click(let action): .click(action)
    case .load(let load): .load(load)
    }
  }

  private func origin(of request: RequestID) -> RequestOrigin? {
    let sender = RequestSender(of: request)
    return origins.last { $0.sender == sender }?.origin
  }

  mutating func forgetOrigin(of sender: RequestSender) {
    origins.removeAll { $0.sender == sender }
  }

  /// The session hears of what concerns it before the machine, whose answer may be the next request.
  mutating func tellSession(of event: Event) {
    if event == .initialized { session.initialize() }
    guard case .responded(let request, let response) = event else { return }
    if setup.logLevel == .debug { logDebug(Wording.answer(response, to: request, in: self)) }
    let origin = self.origin(of: request)
    if case .click(let trigger) = request { forgetOrigin(of: .click(trigger)) }
    guard case .answered(let status, let body) = response, let user = setup.users[body], let origin,
      (200...299).contains(status) || !machine.environment.profile.policy.looksAtStatus
    else { return }
    let endpoint: RequestEndpoint
    let subject: Quirk.Subject
    switch request {
    // Both endpoints that list candidates treat their answers alike.
    case .candidates: (endpoint, subject) = (.visit, .body(body))
    case .click: (endpoint, subject) = (.event, .body(body))
    case .content(_, let candidate): (endpoint, subject) = (.choose, .candidate(candidate))
    case .load(let load, _): (endpoint, subject) = (.choose, .load(load))
    }
    var quirks: [Quirk] = []
    session.take(user, from: endpoint, of: origin, about: subject) { quirks.append($0) }
    record(quirks)
  }

  /// Quirks of the values beside the machine are recorded as the machine's are.
  mutating func record(_ quirks: [Quirk]) {
    for quirk in quirks {
      recording.note(.quirk(quirk), at: now)
      perform(.quirk(quirk))
    }
  }

  /// A8: a note where the request says something else of the permission than the system would.
  private mutating func notePermission(of request: SDKRequest) {
    guard recording.keepsTimeline, session.isPermissionTold,
      request.permission != NotificationPermission(system.status)
    else { return }
    recording.note(Wording.mismatch(of: request.permission, with: system.status), at: now)
  }

  /// Claims the oldest request of the endpoint that was not claimed yet.
  ///
  /// - Parameter json: Objects match by subset, arrays element by element; nil where no request may be left.
  public mutating func expectRequest(_ endpoint: RequestEndpoint, _ json: String?) throws {
    guard let json else { return try expectNoRequest(endpoint) }
    guard let record = recording.requests[endpoint].readNext() else {
      let count = recording.requests[endpoint].items.count
      throw WorldError.differs(
        Mismatch(
          "request differs", actual: "no \(endpoint.rawValue) request is left at \(TimeText.seconds(now))",
          because: count > 0 ? ["all \(count) before were claimed"] : [],
          help: otherEndpoints(than: endpoint)))
    }
    let mismatch: Mismatch?
    do {
      mismatch = RequestComparison(record).mismatch(from: try JSONValue(text: json))
    } catch {
      throw WorldError.impossible("the expected request is not JSON", possible: nil)
    }
    if let mismatch { throw WorldError.differs(mismatch) }
  }

  private mutating func expectNoRequest(_ endpoint: RequestEndpoint) throws {
    let unread = recording.requests[endpoint].unread
    guard let first = unread.first else { return }
    recording.requests[endpoint].readAll()
    let article = endpoint == .event ? "an" : "a"
    throw WorldError.differs(
      Mismatch(
        "request differs",
        actual: "\(article) \(endpoint.rawValue) request was sent at \(TimeText.seconds(first.time))",
        because: ["its body: \(first.request.body)"]
          + (unread.count > 1 ? ["\(unread.count - 1) more came after it"] : [])))
  }

  private func otherEndpoints(than endpoint: RequestEndpoint) -> String? {
    let others = RequestEndpoint.allCases.filter {
      $0 != endpoint && !recording.requests[$0].unread.isEmpty
    }
    guard !others.isEmpty else { return nil }
    return "unclaimed so far: " + others.map { "`expect request \($0.rawValue)`" }.joined(separator: ", ")
  }
}

extension NotificationPermission {
  /// What an app would tell that tells the truth (A8).
  init(_ status: PushAuthorizationStatus) {
    switch status {
    case .notDetermined: self = .unknown
    case .denied: self = .denied
    case .authorized, .provisional, .ephemeral: self = .granted
    }
  }
}
