import GravityPresentation

/// Tells the story of one presentation.
struct PresentationTeller {
  let teller: StoryTeller
  let trail: PresentationTrail
  let number: Int

  init(_ teller: StoryTeller, _ trail: PresentationTrail, _ number: Int) {
    self.teller = teller
    self.trail = trail
    self.number = number
  }

  private var catalog: Catalog { teller.catalog }
  private var method: String { catalog.methodName(of: trail.content) }

  var story: PresentationStory {
    PresentationStory(
      number: number, content: catalog.name(of: trail.content), method: method,
      host: teller.world.name(of: trail.host), origin: origin, from: trail.appeared?.milliseconds,
      until: trail.appeared == nil ? nil : trail.ending?.time?.milliseconds, ending: ending,
      reports: Occasion.allCases.map(report), touches: trail.touches.map { TouchTeller(self, $0).story },
      products: products)
  }

  private var products: [CardStory]? {
    let stories = CardTeller(teller, shelf: .presentation(trail.id), content: trail.content).stories
    return stories.isEmpty ? nil : stories
  }

  private var origin: String {
    switch trail.origin {
    case .candidate(let candidate, let trigger):
      return
        "campaign \(catalog.candidate(candidate).campaignId), trigger \(teller.trails.triggers[trigger].number)"
    case .step(let id):
      let place = teller.trails.presentationPlaces[id]
      return "a step of presentation \(place.map { String($0 + 1) } ?? "?")"
    case .stepOfComponent(let id): return "a step of \(teller.world.name(of: id))"
    case .byHand: return "shown by hand"
    }
  }

  private var ending: String {
    guard let (_, how) = trail.ending else {
      if trail.appeared == nil { return PresentationWording.unanswered }
      return PresentationWording.open(isLeaving: !trail.closings.isEmpty)
    }
    switch how {
    case .closed: return PresentationWording.closed(by: trail.closings.first, self)
    case .leftByItself:
      return trail.closings.isEmpty
        ? PresentationWording.leftByItself : PresentationWording.closed(by: trail.closings.first, self)
    case .wentWithHost(let host): return PresentationWording.wentWith(teller.world.name(of: host))
    case .appKilled: return PresentationWording.killed
    case .appCrashed: return PresentationWording.crashed
    case .refused: return PresentationWording.refused
    case .unknown: return PresentationWording.gone
    }
  }

  private func report(_ occasion: Occasion) -> ReportStory {
    let reports: [ReportTrail]
    switch occasion {
    case .load: reports = teller.trails.loads(of: trail)
    case .impression, .visibleImpression, .close: reports = trail.reports.filter { $0.occasion == occasion }
    }
    return ReportTeller(
      teller: teller, occasion: occasion, content: trail.content, reports: reports, absence: absence(occasion)
    ).story
  }

  /// Why an occasion was not reported.
  private func absence(_ occasion: Occasion) -> String {
    if occasion != .load, trail.appeared == nil { return ReportWording.neverAppeared }
    if !catalog.callsBack(occasion, of: trail.content),
      catalog.urlIDs(of: occasion, of: trail.content).isEmpty
    {
      return ReportWording.noURLs(occasion, catalog.content(trail.content).content)
    }
    if occasion == .load { return ReportWording.notLoaded }
    switch occasion {
    case .impression where !catalog.record(trail.content).behavior.reportsImpression:
      return ReportWording.noneOfMethod(method, "E2")
    case .load, .impression: return ReportWording.unreported
    case .visibleImpression:
      return catalog.record(trail.content).behavior.reportsVisibleImpression
        ? ReportWording.notSeen : ReportWording.noneOfMethod(method, "E3")
    case .close: return noClose
    }
  }

  /// Whether a step took its place (A9).
  private var hasStep: Bool { teller.trails.stepPlaces[trail.id] != nil }

  private var noClose: String {
    guard let how = trail.ending?.how ?? (trail.closings.isEmpty ? nil : .closed) else {
      return ReportWording.stillOnScreen
    }
    switch how {
    case .wentWithHost(let host): return ReportWording.withHost(teller.world.name(of: host))
    case .appKilled: return ReportWording.killed
    case .appCrashed: return ReportWording.crashed
    case .leftByItself where catalog.record(trail.content).behavior.selfDismissal?.isReported == false:
      return ReportWording.leftUnreported
    case .closed where hasStep: return ReportWording.goesOn
    case .closed, .leftByItself, .refused, .unknown:
      return teller.policy.closeReports == .formsOnly ? ReportWording.formsOnly : ReportWording.unreported
    }
  }
}
