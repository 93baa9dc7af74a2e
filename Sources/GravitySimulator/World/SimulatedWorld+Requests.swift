import GravityActions
import GravityPresentation

/// What the SDK asks the server, and what it learns of the user from the answers (C3–C6, N4).
extension SimulatedWorld {
  /// Builds the request as it is now and records it.
  mutating func record(_ request: RequestID, _ sent: SentCall) {
    var quirks: [Quirk] = []
    let origin: RequestOrigin
    let asked: RequestedCall
    var subject = Quirk.Subject.push
    switch sent {
    case .visit, .event:
      origin = session.origin(of: RequestContext(call.page)) { quirks.append($0) }
      origins.append(SentOrigin(trigger: request.trigger, origin: origin))
      if case .event = sent { asked = .events(call.events.map(TriggeredEvent.init)) } else { asked = .visit }
    case .choose(let candidate):
      guard let known = self.origin(of: request) else { return find("the machine sends for no trigger") }
      origin = known
      asked = .content(.campaign(catalog.candidate(candidate).campaignId))
      subject = .candidate(candidate)
    }
    let built = session.request(asked, of: origin, about: subject) { quirks.append($0) }
    recording.requests[built.endpoint].add(RequestRecord(request: built, time: now))
    notePermission(of: built)
    if setup.logLevel == .debug { logDebug(Wording.text(of: built)) }
    record(quirks)
  }

  func origin(of request: RequestID) -> RequestOrigin? {
    origins.last { $0.trigger == request.trigger }?.origin
  }

  /// The session hears of what concerns it before the machine, whose answer may be the next request.
  mutating func tellSession(of event: Event) {
    if event == .initialized { session.initialize() }
    guard case .responded(let request, let response) = event else { return }
    if setup.logLevel == .debug { logDebug(Wording.answer(response, to: request.purpose, in: self)) }
    guard case .answered(let status, let body) = response, let user = setup.users[body],
      (200...299).contains(status) || !machine.environment.profile.policy.looksAtStatus,
      let origin = origin(of: request)
    else { return }
    var quirks: [Quirk] = []
    switch request.purpose {
    case .candidates:
      session.take(user, from: .visit, of: origin, about: .body(body)) { quirks.append($0) }
    case .content(let candidate):
      session.take(user, from: .choose, of: origin, about: .candidate(candidate)) { quirks.append($0) }
    }
    record(quirks)
  }

  /// The session's quirks are recorded as the machine's are.
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
    throw WorldError.differs(
      Mismatch(
        "request differs",
        actual: "a \(endpoint.rawValue) request was sent at \(TimeText.seconds(first.time))",
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
