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
    let effort = ComparisonEffort()
    var tally = TourTally()
    var lines = [
      paint.title(TerminalText.sanitized(document.origin.file)), DiffWording.profiles(profiles),
      DiffWording.size(of: plan), "",
    ]
    for stop in plan.stops {
      let comparison = Comparison(profiles, runs(of: stop, effort))
      if let bug = comparison.bug { throw .bug(bug, in: document.origin.file) }
      let result = ComparisonText(comparison: comparison, switches: PolicySwitch.all, paint: paint)
        .result(isBrief: true)
      let differing = comparison.differing
      tally.count(isEqual: differing.isEmpty, rules: result.rules)
      let name = DiffWording.name(of: stop)
      lines.append(
        "\(differing.isEmpty ? name : paint.title(name)): \(DiffWording.summary(differing: differing))")
      lines += result.lines.map { "  \($0)" }
      // A tour may be long; whoever waits for it sees it grow.
      output.write(lines.joined(separator: "\n") + "\n")
      lines = []
    }
    output.write(
      (["\n" + tally.text] + tally.ruleLines + plan.leftOut.map { "left out: \($0)" })
        .joined(separator: "\n") + "\n")
    return tally.differing == 0 ? .good : .failed
  }

  private func runs(of stop: TourStop, _ effort: ComparisonEffort) -> PolicyRuns {
    let script = stop.script
    return PolicyRuns(effort: effort) { policy in
      ComparisonRunner.run(script, on: setups.setup(policy, root: stop.content))
    }
  }
}
