import GravityPresentation

/// Tells the story of one trigger.
struct TriggerTeller {
  let teller: StoryTeller
  let trail: TriggerTrail

  /// Candidates that are told in full; nobody reads more, and of those behind them the verdict is enough.
  private static let fullLimit = 1_000

  init(_ teller: StoryTeller, _ trail: TriggerTrail) {
    self.teller = teller
    self.trail = trail
  }

  var story: TriggerStory {
    let place = teller.run.place(of: trail.statement)
    var story = TriggerStory(
      number: trail.number, call: call, line: place?.line, file: place?.file,
      time: trail.time.milliseconds, answer: answer)
    story.help = ExplainWording.help(with: trail)
    story.notListed = notListed
    var counts: [String: Int] = [:]
    for number in trail.candidates.indices {
      let campaign = teller.catalog.candidate(trail.candidates[number].id).campaignId
      counts[campaign, default: 0] += 1
      story.candidates.append(
        CandidateTeller(teller, trail, number)
          .story(occurrence: counts[campaign, default: 1], isFull: number < Self.fullLimit))
    }
    return story
  }

  /// The call as the scenario writes it, without what only the server reads.
  private var call: String {
    let name = trail.isEvent ? "triggerEvent" : "trackView"
    guard let statement = trail.statement,
      case .step(let step) = teller.run.document.statements[statement].kind
    else { return name }
    if case .trackView(let page, _) = step { return "\(name) \(page.type)" }
    if case .triggerEvent(let events, _, _) = step {
      return ([name] + events.prefix(3).map(\.kind)).joined(separator: " ") + (events.count > 3 ? " …" : "")
    }
    return name
  }

  private var endpoint: String { trail.isEvent ? "/event" : "/visit" }

  private var answer: String {
    switch trail.obstacle {
    case .beforeInitialize: return ExplainWording.droppedBeforeInitialize
    case .capacity: return ExplainWording.tooManyTriggers
    case .fatal(let reason): return ExplainWording.fatal(reason, teller.world)
    case nil: break
    }
    guard let answer = trail.answer else {
      return ExplainWording.unanswered(endpoint, outcome: trail.outcome)
    }
    return ExplainWording.answer(
      of: endpoint, answer.response, at: answer.time, outcome: trail.outcome,
      candidates: trail.candidates.count, in: teller.world)
  }

  /// The campaigns that the scenario has and this answer does not list, where it lists any at all or none.
  private var notListed: [String] {
    guard trail.answer != nil, trail.obstacle == nil else { return [] }
    if case .failed = trail.outcome { return [] }
    let listed = Set(trail.candidates.map { teller.catalog.candidate($0.id).campaignId })
    return teller.run.document.campaigns.map(\.id.value).filter { !listed.contains($0) }
  }
}
