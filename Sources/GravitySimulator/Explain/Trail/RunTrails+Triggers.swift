import GravityPresentation

extension RunTrails {
  mutating func takeTriggers(_ occurrence: Occurrence) {
    begin(occurrence)
    if case .responded(let request, let response) = occurrence.event,
      let place = request.trigger.flatMap({ triggerPlaces[$0] })
    {
      switch request {
      case .candidates: takeList(response, for: place, occurrence)
      case .content(_, let candidate): takeContent(response, of: candidate, for: place, occurrence)
      case .click, .load: break
      }
    }
    if case .timerFired(.delay(let trigger, let candidate)) = occurrence.event,
      let place = triggerPlaces[trigger]
    {
      takeAdmission(of: candidate, for: place, occurrence)
    }
    for effect in occurrence.effects { takeOutcome(effect, occurrence) }
  }

  private mutating func begin(_ occurrence: Occurrence) {
    let trail: TriggerTrail
    if case .viewTracked(let call, let controller) = occurrence.event {
      trail = TriggerTrail(
        number: Int(call.index), isEvent: false, controller: controller, statement: occurrence.statement,
        time: occurrence.time, place: occurrence.place)
    } else if case .eventTriggered(let call, let controller) = occurrence.event {
      trail = TriggerTrail(
        number: Int(call.index), isEvent: true, controller: controller, statement: occurrence.statement,
        time: occurrence.time, place: occurrence.place)
    } else {
      return
    }
    triggers.append(trail)
    let place = triggers.count - 1
    for effect in occurrence.effects {
      if case .send(.candidates(let trigger), _) = effect {
        triggers[place].id = trigger
        triggerPlaces[trigger] = place
      } else if case .log(.calledBeforeInitialize) = effect {
        triggers[place].obstacle = .beforeInitialize
      } else if case .appCrashed(let reason) = effect {
        triggers[place].obstacle = .fatal(reason)
      } else if case .note(.triggerRefused) = effect {
        triggers[place].obstacle = .capacity
      }
    }
  }

  private mutating func takeList(_ response: Response, for place: Int, _ occurrence: Occurrence) {
    guard triggers[place].answer == nil else { return }
    triggers[place].answer = (occurrence.time, response)
    guard let id = triggers[place].id else { return }
    if let machine = occurrence.moment?.machine {
      let passed = machine.host(of: id)
      let settles = machine.environment.profile.policy.hostSettling == .whenCandidatesArrive
      triggers[place].host = passed ?? (settles ? occurrence.moment?.host.topMost : nil)
    }
    guard case .answered(_, let body) = response else { return }
    // A list that the machine refused, by its status, has candidates that nobody tried.
    let isRefused = occurrence.effects.contains {
      if case .triggerEnded(id, .failed) = $0 { return true }
      return false
    }
    guard !isRefused else { return }
    triggers[place].candidates = catalog.candidateIDs(of: body).map { CandidateTrail(id: $0) }
  }

  private mutating func takeContent(
    _ response: Response, of candidate: CandidateID, for place: Int, _ occurrence: Occurrence
  ) {
    guard let number = number(of: candidate, in: place), triggers[place].candidates[number].answer == nil,
      triggers[place].candidates[number].requested != nil
    else { return }
    triggers[place].candidates[number].answer = (occurrence.time, response)
    takeAdmission(of: candidate, for: place, occurrence)
  }

  /// The rules were asked in this occurrence unless something before them decided, or the delay began.
  private mutating func takeAdmission(
    of candidate: CandidateID, for place: Int, _ occurrence: Occurrence
  ) {
    guard let number = number(of: candidate, in: place), let id = triggers[place].id,
      let moment = occurrence.moment, let content = root(of: triggers[place].candidates[number])
    else { return }
    for effect in occurrence.effects {
      if case .startTimer(.delay(_, candidate), let due) = effect {
        triggers[place].candidates[number].delay = (occurrence.time, due)
        return
      }
      if case .appCrashed = effect { return }
      if case .verdict(id, candidate, let verdict) = effect, verdict.comesBeforeAdmission { return }
    }
    guard
      let inquiry = moment.machine.inquiry(
        about: candidate, content, of: id, in: moment.host, at: occurrence.time)
    else { return }
    triggers[place].candidates[number].admission = (occurrence.time, inquiry, moment.host)
    triggers[place].candidates[number].lockedSince = lockedSince
    triggers[place].candidates[number].decision = occurrence.place
  }

  private mutating func takeOutcome(_ effect: Effect, _ occurrence: Occurrence) {
    let time = occurrence.time
    if case .appCrashed(.negativeDelay(let candidate)) = effect {
      guard case .responded(let request, _) = occurrence.event, let trigger = request.trigger else { return }
      change(candidate, of: trigger) { $0.crash = time }
    } else if case .send(.content(let trigger, let candidate), _) = effect {
      change(candidate, of: trigger) { $0.requested = time }
    } else if case .verdict(let trigger, let candidate, let verdict) = effect {
      change(candidate, of: trigger) {
        guard $0.verdict == nil else { return }
        $0.verdict = (time, verdict)
        $0.decision = $0.decision ?? occurrence.place
      }
    } else if case .triggerEnded(let trigger, let outcome) = effect, let place = triggerPlaces[trigger] {
      triggers[place].outcome = outcome
    }
  }

  private mutating func change(
    _ candidate: CandidateID, of trigger: TriggerID, _ change: (inout CandidateTrail) -> Void
  ) {
    guard let place = triggerPlaces[trigger], let number = number(of: candidate, in: place) else { return }
    change(&triggers[place].candidates[number])
  }

  /// The candidates of one list are neighbours in the catalogue.
  func number(of candidate: CandidateID, in place: Int) -> Int? {
    guard let first = triggers[place].candidates.first?.id.index, candidate.index >= first else { return nil }
    let number = Int(candidate.index - first)
    return number < triggers[place].candidates.count ? number : nil
  }

  /// The content that would be presented (P5).
  func root(of candidate: CandidateTrail) -> ContentID? {
    guard case .answered(_, let body) = candidate.answer?.response else { return nil }
    return catalog.root(of: body)
  }
}

extension Verdict {
  /// Whether it falls before the admission rules are asked (P4–P6).
  fileprivate var comesBeforeAdmission: Bool {
    switch self {
    case .loadFailed, .noContent, .noElements: true
    case .presented, .noHost, .hostInactive, .hostBusy, .alreadyPresenting, .locked, .notPresentable,
      .unknownTemplate, .notTried, .capacity, .refused:
      false
    }
  }
}
