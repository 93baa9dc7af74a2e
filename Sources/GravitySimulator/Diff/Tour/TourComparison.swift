import GravityPresentation

/// A payload on tour: stop by stop, under several profiles.
struct TourComparison {
  private let file: String
  private let profiles: [Profile]
  private let setups: TourSetups
  private let plan: TourPlan

  init(_ document: PayloadDocument, _ profiles: [Profile]) throws(DiffProblem) {
    file = document.origin.file
    self.profiles = profiles
    setups = TourSetups(document)
    try TourCheck.check(document, setups, profiles)
    plan = TourPlan(setups, profiles: profiles)
  }

  func print(to output: any TextSink) throws(DiffProblem) -> ExitCode {
    let paint = Paint(usesColor: output.usesColor)
    let title = paint.title(TerminalText.sanitized(file))
    var journal = TourJournal(paint: paint)
    try walk(&journal)
    let head = [title, DiffWording.profiles(profiles), DiffWording.size(of: plan), ""]
    output.write((head + journal.lines).joined(separator: "\n") + "\n")
    return journal.tally.differing == 0 ? .good : .failed
  }

  private func walk(_ journal: inout TourJournal) throws(DiffProblem) {
    _ = try visit(TourStop(content: nil, deed: .show), &journal)
    for content in plan.contents {
      guard let isShown = try visit(TourStop(content: content, deed: .show), &journal) else { return }
      guard isShown else { continue }
      let touches = plan.touches(of: content)
      for stop in touches.stops {
        guard try visit(stop, &journal) != nil else { return }
      }
      if touches.leftOut > 0 {
        journal.leaveOut(DiffWording.elementsLeftOut(touches.leftOut, of: content))
      }
    }
    if plan.contentCount > plan.contents.count {
      journal.leaveOut(DiffWording.contentsLeftOut(plan.contentCount - plan.contents.count))
    }
  }

  /// Whether a profile shows something there; nil where the tour ends before the stop.
  private func visit(_ stop: TourStop, _ journal: inout TourJournal) throws(DiffProblem) -> Bool? {
    guard journal.effort <= ComparisonEffort.tourLimit else {
      journal.leaveOut(DiffWording.restLeftOut(from: stop))
      return nil
    }
    let script = stop.script
    let runs = PolicyRuns(preparation: setups.largest) { policy in
      ComparisonRunner.run(script, on: setups.setup(policy, root: stop.content))
    }
    let comparison = Comparison(profiles, runs)
    if let bug = comparison.bug { throw .bug(bug, in: file) }
    journal.add(comparison, at: stop)
    return comparison.runs.contains { !$0[.presented].isEmpty }
  }
}
