import GravityPresentation

/// Tells the story of one inline component.
struct InlineTeller {
  let teller: StoryTeller
  let trail: InlineTrail

  init(_ teller: StoryTeller, _ trail: InlineTrail) {
    self.teller = teller
    self.trail = trail
  }

  private var catalog: Catalog { teller.catalog }

  var story: InlineStory {
    guard let component = teller.world.inline[trail.id] else { return missing }
    return InlineStory(
      name: component.name, kind: component.value.kind.rawValue, source: Wording.text(of: component.source),
      host: teller.world.name(of: component.screen), from: trail.mounted?.milliseconds ?? 0,
      until: trail.gone?.milliseconds, appearances: trail.appearances.map(\.milliseconds),
      drawings: trail.drawings.map { drawing($0, $1, $2) }, height: height(of: component),
      loads: trail.loads.map { load in
        ReportTeller(
          teller: teller, occasion: .load, content: load.content, reports: [load], absence: nil
        ).story
      }, reports: drawn.flatMap { reports(of: $0, component.value) },
      touches: trail.touches.map { InlineTouchTeller(teller, $0).story },
      products: drawn.flatMap { content in
        CardTeller(teller, shelf: .inline(trail.id, catalog.base(of: content)), content: content).stories
      })
  }

  /// A component that the world does not know; there is none.
  private var missing: InlineStory {
    InlineStory(
      name: "", kind: "", source: "", host: "", from: 0, appearances: [], drawings: [], loads: [],
      reports: [], touches: [], products: [])
  }

  /// The contents that it drew, each once, without what was put into them.
  private var drawn: [ContentID] {
    var contents: [ContentID] = []
    for (_, drawing, _) in trail.drawings {
      guard case .contents(let shown) = drawing else { continue }
      for content in shown
      where !contents.contains(where: { catalog.base(of: $0) == catalog.base(of: content) }) {
        contents.append(content)
      }
    }
    return contents
  }

  private func drawing(
    _ time: Instant, _ drawing: InlineDrawing, _ source: InlineSource
  ) -> DrawingStory {
    let because = Wording.reason(of: drawing, by: source, in: teller.world)
    switch drawing {
    case .loader, .nothing(.awaited):
      return DrawingStory(time: time.milliseconds, state: "loading", contents: [], because: because)
    case .nothing:
      return DrawingStory(time: time.milliseconds, state: "empty", contents: [], because: because)
    case .contents(let contents):
      return DrawingStory(
        time: time.milliseconds, state: "shown", contents: contents.map { catalog.name(of: $0) },
        because: because)
    }
  }

  private func height(of component: MountedComponent) -> Double? {
    guard case .points(let points) = component.value.height(in: catalog), trail.gone == nil else {
      return nil
    }
    return points
  }

  private func reports(of content: ContentID, _ component: InlineComponent) -> [ReportStory] {
    [Occasion.impression, .visibleImpression].map { occasion in
      let reports = trail.reports.filter {
        $0.occasion == occasion && catalog.base(of: $0.content) == catalog.base(of: content)
      }
      return ReportTeller(
        teller: teller, occasion: occasion, content: content, reports: reports,
        absence: absence(occasion, component)
      ).story
    }
  }

  private func absence(_ occasion: Occasion, _ component: InlineComponent) -> String {
    if component.kind == .list, !teller.policy.inline.listReports { return InlineWording.listIsSilent }
    switch occasion {
    case .visibleImpression:
      return teller.policy.inline.reportsVisibleImpression
        ? ReportWording.notSeen : InlineWording.neverVisible
    case .load, .impression, .close: return InlineWording.neverAppeared
    }
  }
}
