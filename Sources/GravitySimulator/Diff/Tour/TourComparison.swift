import GravityPresentation

/// A payload on tour: stop by stop, under several profiles.
struct TourComparison {
  private let document: PayloadDocument
  private let profiles: [Profile]
  private let setups: TourSetups
  private let plan: TourPlan

  init(_ document: PayloadDocument, _ profiles: [Profile]) throws(DiffProblem) {
    self.document = document
    self.profiles = profiles
    setups = TourSetups(document)
    try TourCheck.check(document, setups, profiles)
    plan = TourPlan(setups, profiles: profiles)
  }

  func print(to output: any TextSink) throws(DiffProblem) -> ExitCode {
    let paint = Paint(usesColor: output.usesColor)
    var effort = 0
    var leftOut = plan.leftOut
    var tally = TourTally()
    var repetitions = TourRepetitions()
    let file = TerminalText.sanitized(document.origin.file)
    output.write(
      [paint.title(file), DiffWording.profiles(profiles), DiffWording.size(of: plan), "\n"]
        .joined(separator: "\n"))
    for (number, stop) in plan.stops.enumerated() {
      guard effort <= ComparisonEffort.tourLimit else {
        leftOut.append(DiffWording.stopsLeftOut(plan.stops.count - number))
        break
      }
      let comparison = Comparison(profiles, runs(of: stop))
      effort += comparison.runs.reduce(0) { $0 + $1.effort }
      if let bug = comparison.bug { throw .bug(bug, in: document.origin.file) }
      let text = ComparisonText(comparison: comparison, switches: PolicySwitch.all, paint: paint)
      let blocks = text.blocks.filter(\.differs)
      tally.count(blocks)
      let name = DiffWording.name(of: stop)
      let title = blocks.isEmpty ? name : paint.title(name)
      let summary = DiffWording.summary(differing: comparison.differing)
      let details = blocks.flatMap { repetitions.lines(of: $0, at: name) }.map { "  \($0)" }
      output.write((["\(title): \(summary)"] + details).joined(separator: "\n") + "\n")
    }
    let end = ["", tally.text] + tally.ruleLines + leftOut.map { DiffWording.leftOut($0) }
    output.write(end.joined(separator: "\n") + "\n")
    return tally.differing == 0 ? .good : .failed
  }

  private func runs(of stop: TourStop) -> PolicyRuns {
    let script = stop.script
    return PolicyRuns { policy in
      let compiled = setups.effort
      let setup = setups.setup(policy, root: stop.content)
      var run = ComparisonRunner.run(script, on: setup)
      // A policy is compiled at its first stop.
      run.effort += setups.effort - compiled
      return run
    }
  }
}
