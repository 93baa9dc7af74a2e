import GravityPresentation

/// Tells the story of one candidate: the questions in the order the machine asks them.
struct CandidateTeller {
  let teller: StoryTeller
  let trigger: TriggerTrail
  let number: Int

  init(_ teller: StoryTeller, _ trigger: TriggerTrail, _ number: Int) {
    self.teller = teller
    self.trigger = trigger
    self.number = number
  }

  var trail: CandidateTrail { trigger.candidates[number] }
  var world: SimulatedWorld { teller.world }
  var policy: PresentationPolicy { teller.policy }
  var candidate: Candidate { teller.catalog.candidate(trail.id) }
  var root: ContentID? { teller.trails.root(of: trail) }

  func story(occurrence: Int, isFull: Bool) -> CandidateStory {
    var story = CandidateStory(
      campaign: candidate.campaignId, occurrence: occurrence, questions: isFull ? chain : [])
    if let (time, verdict) = trail.verdict {
      story.verdict = VerdictStory(
        reason: Wording.reason(of: verdict, in: world), values: values(of: verdict), time: time.milliseconds)
    } else {
      story.waitsFor = ExplainWording.wait(of: self)
    }
    guard isFull else { return story }
    story.help = ExplainWording.help(with: self)
    if trail.presentation == nil {
      story.loads = trail.loads.map { load in
        ReportTeller(
          teller: teller, occasion: .load, content: load.content, reports: [load], absence: nil
        ).story
      }
    }
    return story
  }

  /// All questions; behind the first "no", or the first without an answer, none was asked.
  private var chain: [QuestionStory] {
    var isOver = false
    return questions.map { question in
      if isOver { return question.unasked }
      if question.answer != .yes { isOver = true }
      return question
    }
  }

  private var questions: [QuestionStory] {
    let isSettledLast = policy.hostSettling == .atPresentation && trigger.controller == nil
    var questions = [listed]
    if !isSettledLast { questions.append(hostSettled) }
    questions += [contentLoaded, rootContent, elements]
    if let early = presentableEarly { questions.append(early) }
    questions.append(delay)
    if isSettledLast { questions.append(hostSettled) }
    return questions + admission + capacity + [presenter]
  }

  private func values(of verdict: Verdict) -> String? {
    // The world's own words for the lock speak of the end of the run.
    if verdict == .locked { return trail.lockedSince.map { "locked since \(TimeText.seconds($0))" } }
    return Wording.values(of: verdict, in: world)
  }

  func ask(
    _ id: QuestionID, _ answer: QuestionStory.Answer, _ seen: String, at time: Instant?,
    name: String? = nil
  ) -> QuestionStory {
    QuestionStory(
      id: id, rules: id == .rule ? [] : id.rules, question: name ?? ExplainWording.question(id),
      answer: answer, seen: seen, time: time?.milliseconds)
  }

  func unasked(_ id: QuestionID, name: String? = nil) -> QuestionStory {
    QuestionStory(
      id: id, rules: id == .rule ? [] : id.rules, question: name ?? ExplainWording.question(id),
      answer: .notAsked)
  }
}

extension QuestionStory {
  fileprivate var unasked: QuestionStory {
    QuestionStory(id: id, rules: rules, question: question, answer: .notAsked)
  }
}
