extension PresentationMachine {
  mutating func respond(
    to request: RequestID, with response: Response, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    switch request {
    case .candidates(let trigger):
      if let index = index(of: trigger), state.triggers[index].phase == .listing {
        return takeCandidates(response, for: index, at: moment, emit)
      }
    case .content(let trigger, let candidate):
      if let index = index(of: trigger), state.triggers[index].phase == .loading(candidate) {
        return takeContent(response, of: candidate, for: index, at: moment, emit)
      }
    case .click(let trigger):
      if let index = index(of: trigger) { return endRelay(response, at: index, moment, emit) }
    case .load(let load, let call): return endLoad(load, of: call, response, emit)
    }
    emit(.note(.stale(.response)))
  }

  /// P1, P2: the list is here; the host is settled and the first candidate loads.
  private mutating func takeCandidates(
    _ response: Response, for index: Int, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    let places: Range<UInt32>
    switch body(of: response, emit) {
    case .failed(let failure): return failTrigger(index, failure, emit)
    case .arrived(.candidates(let candidates, let misplaced), _):
      places = candidates
      if let misplaced { quirk(.missingPriorityIsLast, .candidate(misplaced), emit) }
    case .arrived(.undecodable(let kinds), let body):
      quirks(kinds, .body(body), emit)
      return failTrigger(index, .undecodable(body), emit)
    case .arrived(.contents, let body): return failTrigger(index, .undecodable(body), emit)
    }
    guard let first = places.first.map({ CandidateID(index: $0) }) else {
      return end(index, .noCandidates, emit)
    }
    if policy.hostSettling == .whenCandidatesArrive, state.triggers[index].host == .none {
      guard let host = moment.host.topMost else {
        return conclude(first, .noHost, .endsTrigger, for: index, emit)
      }
      state.triggers[index].host = host
    }
    load(first, for: index, emit)
  }

  private mutating func failTrigger(_ index: Int, _ failure: LoadFailure, _ emit: (Effect) -> Void) {
    let isEvent = state.triggers[index].traits.contains(.isEvent)
    emit(.log(isEvent ? .eventFailed(failure) : .visitFailed(failure)))
    end(index, .failed(failure), emit)
  }

  /// P4.
  mutating func load(_ candidate: CandidateID, for index: Int, _ emit: (Effect) -> Void) {
    let traits = state.triggers[index].traits
    if traits.contains(.candidateWaited) { state.triggers[index].traits.insert(.earlierWaited) }
    state.triggers[index].traits.remove(.candidateWaited)
    move(trigger: index, to: .loading(candidate))
    emit(.send(.content(triggerID(at: index), candidate), .choose(candidate)))
  }

  /// P4–P7: what loaded is reported, and the root content waits or is admitted.
  private mutating func takeContent(
    _ response: Response, of candidate: CandidateID, for index: Int, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    let places: Range<UInt32>
    let root: ContentID?
    switch body(of: response, emit) {
    case .failed(let failure):
      return conclude(candidate, .loadFailed(failure), .triesNext, for: index, emit)
    case .arrived(.contents(let contents, let first), _): (places, root) = (contents, first)
    case .arrived(.undecodable(let kinds), let body):
      quirks(kinds, .body(body), emit)
      return conclude(candidate, .loadFailed(.undecodable(body)), .triesNext, for: index, emit)
    case .arrived(.candidates, let body):
      return conclude(candidate, .loadFailed(.undecodable(body)), .triesNext, for: index, emit)
    }
    for place in places { report(.load, of: ContentID(index: place), emit) }
    guard let root else { return conclude(candidate, .noContent, .triesNext, for: index, emit) }
    delay(candidate, root, for: index, at: moment, emit)
  }

  /// The body that a response brought, or why it brought none (P1).
  func body(of response: Response, _ emit: (Effect) -> Void) -> ResponseBody {
    switch response {
    case .timedOut: return .failed(.timeout)
    case .offline: return .failed(.offline)
    case .answered(let status, let body):
      let isGood = (200...299).contains(status)
      if policy.looksAtStatus, !isGood { return .failed(.status(status)) }
      let bodies = environment.catalog.bodies
      guard bodies.indices.contains(Int(body.index)) else {
        return .failed(.undecodable(body))
      }
      let record = bodies[Int(body.index)]
      if !isGood, record.isDecodable { quirk(.statusIgnored, .body(body), emit) }
      return .arrived(record, body)
    }
  }

  /// E9: a failed url is logged and disturbs nothing.
  func answerTracking(_ url: URLID, _ response: Response, _ emit: (Effect) -> Void) {
    let failure: LoadFailure
    switch response {
    case .timedOut: failure = .timeout
    case .offline: failure = .offline
    case .answered(let status, _):
      guard policy.looksAtStatus, !(200...299).contains(status) else {
        return emit(.note(.trackingArrived(url)))
      }
      failure = .status(status)
    }
    emit(.log(.trackingFailed(url, failure)))
  }
}
