import GravityPresentation

/// A tour through a payload for one page: what comes of each touch under one profile, and where others part.
struct CheckTour {
  private let profiles: [Profile]
  private let setups: TourSetups
  private let plan: TourPlan
  private(set) var contents: [CheckedContent] = []
  private(set) var shown = ComparedRun()
  private(set) var equalStops = 0
  private(set) var stops = 0
  private(set) var leftOut: [String] = []
  /// Every stop that was made, in order.
  private(set) var visited: [TourStop] = []
  private var tally = DifferenceTally()
  private var effort = 0

  /// - Parameter profiles: The one that the page is about first.
  init(_ document: PayloadDocument, _ profiles: [Profile]) throws(DiffProblem) {
    self.profiles = profiles
    setups = TourSetups(document)
    try TourCheck.check(document, setups, profiles)
    plan = TourPlan(setups, profiles: profiles)
    try walk(document.origin.file)
  }

  /// What reports tell of the stops under the first profile.
  func runs(of file: String) -> [(RecordedDetail) -> ReportedRun] {
    guard let profile = profiles.first else { return [] }
    return visited.map { stop in
      { detail in
        let setup = setups.setup(profile.policy, root: stop.content)
        return TourRecorder(setup: setup, profile: profile.name, detail: detail).run(stop, of: file)
      }
    }
  }

  var differences: [CheckDifference] { tally.differences }

  private mutating func walk(_ file: String) throws(DiffProblem) {
    shown = try visit(TourStop(content: nil, deed: .show), file) ?? ComparedRun()
    for content in plan.contents {
      guard let start = try visit(TourStop(content: content, deed: .show), file) else { return }
      let isShown = !start[.presented].isEmpty
      let touches = plan.touches(of: content)
      var checked: [CheckedTouch] = []
      for stop in touches.stops {
        guard let run = try visit(stop, file) else { return }
        if isShown { checked.append(CheckedTouch(run, stop.deed)) }
      }
      contents.append(
        CheckedContent(content: TerminalText.sanitized(content.id), isShown: isShown, touches: checked))
      if touches.leftOut > 0 { leftOut.append(DiffWording.elementsLeftOut(touches.leftOut, of: content)) }
    }
    if plan.contentCount > plan.contents.count {
      leftOut.append(DiffWording.contentsLeftOut(plan.contentCount - plan.contents.count))
    }
  }

  /// What the first profile makes of a stop; nil where the tour ends before it.
  private mutating func visit(_ stop: TourStop, _ file: String) throws(DiffProblem) -> ComparedRun? {
    guard effort <= ComparisonEffort.tourLimit else {
      leftOut.append(DiffWording.restLeftOut(from: stop))
      return nil
    }
    let script = stop.script
    let setups = setups
    let runs = PolicyRuns(preparation: setups.largest) { policy in
      ComparisonRunner.run(script, on: setups.setup(policy, root: stop.content))
    }
    let comparison = Comparison(profiles, runs)
    if let bug = comparison.bug { throw .bug(bug, in: file) }
    effort += comparison.runs.reduce(0) { $0 + $1.effort }
    stops += 1
    visited.append(stop)
    if comparison.differing.isEmpty { equalStops += 1 }
    tally.add(comparison)
    return comparison.runs.first
  }
}
