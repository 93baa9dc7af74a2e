extension PresentationMachine {
  /// P6, P7: content without elements ends here; the rest waits for its delay.
  mutating func delay(
    _ candidate: CandidateID, _ content: ContentID, for index: Int, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    let record = environment.catalog.contents[Int(content.index)]
    if record.isEmpty {
      switch policy.emptyElements {
      case .endsTrigger: return conclude(candidate, .noElements(content), .endsTrigger, for: index, emit)
      case .triesNext: return conclude(candidate, .noElements(content), .triesNext, for: index, emit)
      case .isPresented: break
      }
    }
    let delay = environment.catalog.candidates[Int(candidate.index)].delay
    if delay < .zero, policy.negativeDelay == .crashesApp {
      quirk(.negativeDelayCrashes, .candidate(candidate), emit)
      return crash(.negativeDelay(candidate), emit)
    }
    switch policy.delays {
    case .everyCandidate: break
    case .chosenCandidate:
      if let obstacle = record.obstacle(of: content) {
        return conclude(candidate, obstacle, .triesNext, for: index, emit)
      }
    }
    guard delay > .zero else { return admit(candidate, content, for: index, at: moment, emit) }
    if policy.delays == .everyCandidate, state.triggers[index].traits.contains(.earlierWaited) {
      quirk(.delaysAddUp, .candidate(candidate), emit)
    }
    state.triggers[index].traits.insert(.candidateWaited)
    move(trigger: index, to: .delaying(candidate, content))
    emit(.startTimer(.delay(triggerID(at: index), candidate), at: moment.now + delay))
  }

  mutating func endDelay(
    of candidate: CandidateID, for id: TriggerID, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = index(of: id),
      case .delaying(let waiting, let content) = state.triggers[index].phase, waiting == candidate
    else { return emit(.note(.stale(.timer))) }
    admit(candidate, content, for: index, at: moment, emit)
  }

  /// P8–P12: the rules are asked in order; the first refusal is the verdict.
  private mutating func admit(
    _ candidate: CandidateID, _ content: ContentID, for index: Int, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    if policy.hostSettling == .atPresentation, !state.triggers[index].traits.contains(.hostWasPassed) {
      guard let host = moment.host.topMost else {
        return conclude(candidate, .noHost, .endsTrigger, for: index, emit)
      }
      state.triggers[index].host = host
    }
    let host = state.triggers[index].host
    let question = AdmissionQuestion(
      environment: environment, candidate: candidate, content: content, hostID: host,
      host: snapshot(of: host, at: moment), isLocked: state.traits.contains(.locked),
      modalPresentation: modalPresentation, now: moment.now)
    for rule in environment.rules {
      guard let refusal = rule.refusal(of: question, in: state.scratch) else { continue }
      if refusal.verdict == .locked { emit(.log(.skippedWhileLocked(candidate))) }
      return conclude(candidate, refusal.verdict, refusal.consequence, for: index, emit)
    }
    guard let id = present(content, on: host, at: moment, emit) else {
      return conclude(candidate, .capacity, .triesNext, for: index, emit)
    }
    move(trigger: index, to: .presenting(candidate, id))
    for rule in environment.rememberingRules { rule.remember(presenting: question, in: &state.scratch) }
  }

  /// A campaign of a modal kind that is up or was asked for.
  var modalPresentation: PresentationID? {
    for index in state.presentations.indices where state.presentations[index].isLive {
      if record(at: index).behavior.kind == .modal { return presentationID(at: index) }
    }
    return nil
  }

  /// What surprises about a content that is not presented for what it is.
  private func explain(_ verdict: Verdict, on content: ContentID, _ emit: (Effect) -> Void) {
    if environment.catalog.contents[Int(content.index)].isOddRoot {
      quirk(.rootHasStep, .content(content), emit)
    }
    if case .notPresentable = verdict { explainRefusal(of: content, emit) }
  }

  /// P13: the candidate has its verdict; the next is tried, or the trigger ends.
  mutating func conclude(
    _ candidate: CandidateID, _ verdict: Verdict, _ consequence: AdmissionRefusal.Consequence,
    for index: Int, _ emit: (Effect) -> Void
  ) {
    emit(.verdict(triggerID(at: index), candidate, verdict))
    if let content = verdict.refusedContent { explain(verdict, on: content, emit) }
    switch consequence {
    case .triesNext where policy.furtherCandidates == .triedUntilContent && verdict.hasContent:
      skipCandidates(after: candidate, .earlierHadContent, for: index, emit)
      end(index, .completed, emit)
    case .triesNext:
      guard let next = follower(of: candidate) else { return end(index, .completed, emit) }
      // The wait was for what can never be presented, and the next candidate pays for it.
      if policy.delays == .everyCandidate, case .delaying(_, let content) = state.triggers[index].phase,
        environment.catalog.contents[Int(content.index)].obstacle(of: content) != nil
      {
        quirk(.delaysAddUp, .candidate(next), emit)
      }
      state.triggers[index].traits.remove(.candidateWaited)
      load(next, for: index, emit)
    case .endsTrigger:
      if case .noElements(let content) = verdict, follower(of: candidate) != nil {
        quirk(.emptyEndsTrigger, .content(content), emit)
      }
      skipCandidates(after: candidate, .triggerEnded, for: index, emit)
      end(index, .completed, emit)
    }
  }

  /// P11: what becomes of a trigger when its candidate is presented.
  mutating func proceed(after candidate: CandidateID, for index: Int, _ emit: (Effect) -> Void) {
    switch policy.furtherCandidates {
    case .alwaysTried:
      guard let next = follower(of: candidate) else { return end(index, .completed, emit) }
      quirk(.triedAfterPresentation, .candidate(next), emit)
      load(next, for: index, emit)
    case .triedUntilPresented, .triedUntilContent:
      skipCandidates(after: candidate, .earlierPresented, for: index, emit)
      end(index, .completed, emit)
    }
  }

  func skipCandidates(
    after candidate: CandidateID, _ reason: NotTriedReason, for index: Int, _ emit: (Effect) -> Void
  ) {
    var last = candidate
    while let next = follower(of: last) {
      emit(.verdict(triggerID(at: index), next, .notTried(reason)))
      last = next
    }
  }

  mutating func end(_ index: Int, _ outcome: TriggerOutcome, _ emit: (Effect) -> Void) {
    emit(.triggerEnded(triggerID(at: index), outcome))
    move(trigger: index, to: .free)
  }

  func follower(of candidate: CandidateID) -> CandidateID? {
    let record = environment.catalog.candidates[Int(candidate.index)]
    return record.isLast ? nil : CandidateID(index: candidate.index + 1)
  }
}
