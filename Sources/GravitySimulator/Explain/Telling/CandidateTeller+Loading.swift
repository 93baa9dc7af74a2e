import GravityPresentation

/// The questions up to the delay (P1–P7).
extension CandidateTeller {
  var listed: QuestionStory {
    let before = number > 0 ? teller.catalog.candidate(trigger.candidates[number - 1].id) : nil
    let seen = ExplainWording.place(
      of: candidate, behind: before, count: trigger.candidates.count, policy.missingPriority)
    return ask(.listed, .yes, seen, at: trigger.answer?.time)
  }

  var hostSettled: QuestionStory {
    if trigger.controller != nil || policy.hostSettling == .whenCandidatesArrive {
      guard trail.requested != nil || trail.verdict?.verdict == .noHost else { return unasked(.hostSettled) }
      return hostSettled(trigger.host, at: trigger.answer?.time)
    }
    guard let admission = trail.admission else { return unasked(.hostSettled) }
    return hostSettled(admission.inquiry.host, at: admission.time)
  }

  private func hostSettled(_ host: ControllerID?, at time: Instant?) -> QuestionStory {
    guard let host else {
      return ask(.hostSettled, .no, ExplainWording.noHost(until: time ?? trigger.time, teller), at: time)
    }
    let seen = ExplainWording.host(
      world.name(of: host), isPassed: trigger.controller != nil, policy.hostSettling, isEvent: trigger.isEvent
    )
    return ask(.hostSettled, .yes, seen, at: time)
  }

  var contentLoaded: QuestionStory {
    guard let requested = trail.requested else { return unasked(.contentLoaded) }
    guard let answer = trail.answer else {
      return ask(.contentLoaded, .open, ExplainWording.unansweredContent(since: requested), at: nil)
    }
    if case .loadFailed(let failure) = trail.verdict?.verdict {
      return ask(.contentLoaded, .no, ExplainWording.loadFailed(failure, world), at: answer.time)
    }
    let count = contents.count
    return ask(
      .contentLoaded, count == 0 ? .no : .yes, ExplainWording.loaded(answer.response, contents: count),
      at: answer.time)
  }

  var rootContent: QuestionStory {
    guard let answer = trail.answer, !contents.isEmpty else { return unasked(.rootContent) }
    guard let root else {
      return ask(.rootContent, .no, ExplainWording.noRoot(contents: contents.count), at: answer.time)
    }
    let seen = ExplainWording.root(
      teller.catalog.content(root).content, contents: contents.count, policy.rootContent)
    return ask(.rootContent, .yes, seen, at: answer.time)
  }

  var elements: QuestionStory {
    guard let answer = trail.answer, let root else { return unasked(.elements) }
    let count = teller.catalog.content(root).content.variables?.elements?.count ?? 0
    var answered = QuestionStory.Answer.yes
    if case .noElements = trail.verdict?.verdict { answered = .no }
    let drawn = isPresentable ? teller.catalog.drawnElements(of: root).count : nil
    return ask(
      .elements, answered, ExplainWording.elements(count, drawn: drawn, isRefused: answered == .no),
      at: answer.time)
  }

  var delay: QuestionStory {
    guard let answer = trail.answer, root != nil else { return unasked(.delay) }
    let stated = candidate.delayTime
    if let crash = trail.crash { return ask(.delay, .no, ExplainWording.fatalDelay(stated), at: crash) }
    guard let delay = trail.delay else {
      // Without a wait the rules are asked at once; a verdict without them came of the value itself.
      let isAsked = trail.admission != nil
      return isAsked ? ask(.delay, .yes, ExplainWording.noDelay(stated), at: answer.time) : unasked(.delay)
    }
    let end = trail.admission?.time
    let seen = ExplainWording.delay(
      stated ?? .zero, from: delay.from, due: delay.due, ended: end, policy.delays)
    return ask(.delay, end == nil ? .open : .yes, seen, at: end)
  }

  var hasContents: Bool { !contents.isEmpty }

  private var contents: [ContentID] {
    guard case .answered(_, let body) = trail.answer?.response else { return [] }
    return teller.catalog.contentIDs(of: body) ?? []
  }

  private var isPresentable: Bool {
    switch trail.verdict?.verdict {
    case .notPresentable, .unknownTemplate: false
    case .presented, .loadFailed, .noContent, .noElements, .noHost, .hostInactive, .hostBusy,
      .alreadyPresenting, .locked, .notTried, .capacity, .refused, nil:
      true
    }
  }
}
