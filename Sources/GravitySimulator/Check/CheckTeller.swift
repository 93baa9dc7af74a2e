import GravityPresentation

/// Looks at a payload from all sides, for one page.
struct CheckTeller {
  let options: CheckOptions
  let profile: Profile

  /// The page, and what reports can tell beside it: the stops of the tour and the counterexamples.
  func report(
    on document: PayloadDocument, from source: ScenarioSource
  ) throws(DiffProblem) -> (report: CheckReport, runs: [(RecordedDetail) -> ReportedRun]) {
    let others = Profile.builtIn.filter { $0.name != profile.name }
    let tour = try CheckTour(document, [profile] + others)
    let shown = tour.shown
    let explored = try exploration(document, source)
    let report = CheckReport(
      file: document.origin.file, profile: profile.name, isShown: !shown[.presented].isEmpty,
      verdicts: shown[.verdicts].map(\.text), presented: shown[.presented].map(\.text),
      reports: CheckReports(
        callbacks: shown[.callbacks].map { String($0.text.prefix { $0 != " " }) },
        urls: shown[.urls].count),
      contents: tour.contents, differences: tour.differences, equalStops: tour.equalStops,
      stops: tour.stops, leftOut: tour.leftOut, exploration: explored?.exploration,
      findings: try findings(document))
    let counterexamples = (explored?.texts ?? []).map { text in { text.run(under: profile, $0) } }
    return (report, tour.runs(of: document.origin.file) + counterexamples)
  }

  /// Nil where the profile reads nothing that could be explored.
  private func exploration(
    _ document: PayloadDocument, _ source: ScenarioSource
  ) throws(DiffProblem) -> (exploration: CheckedExploration, texts: [CounterexampleText])? {
    do throws(DiffProblem) {
      try TourCheck.check(document, TourSetups(document), [profile])
    } catch {
      return nil
    }
    let scenario = try ExploreSubject.scenario(of: document, from: source)
    let explorer = ScenarioExplorer(scenario, profile: profile)
    var engine = ExplorerOptions()
    engine.jobs = options.jobs
    engine.maxStates = options.maxStates
    do {
      let teller = ExploreTeller(scenario, profile, try explorer.explore(engine))
      var nowhere: CounterexampleFolder?
      let (report, bugs, texts) = try teller.report(writingTo: &nowhere)
      if let bug = bugs.first { throw DiffProblem.bug(bug) }
      let exploration = CheckedExploration(
        isComplete: report.isComplete, states: report.states,
        broken: report.broken.map { story in
          CheckedExploration.Broken(
            sentence: story.sentence, rules: story.rules, events: story.events,
            scenario: story.counterexample?.text)
        })
      return (exploration, texts)
    } catch let problem as DiffProblem {
      throw problem
    } catch {
      throw .bug("\(error)", in: source.displayName)
    }
  }

  private func findings(_ document: PayloadDocument) throws(DiffProblem) -> [CheckedFinding] {
    let tree: JSONTree
    do {
      tree = try JSONTree(document.bytes)
    } catch {
      throw .bug("a text that was JSON is none", in: document.origin.file)
    }
    guard let root = tree.root else { return [] }
    var position = TextPosition.start
    return Linter(profile: profile).findings(in: root).map { finding in
      position.advance(to: finding.bytes.lowerBound, in: document.bytes)
      return CheckedFinding(
        rule: finding.rule, severity: finding.severity, message: finding.message, advice: finding.advice,
        line: position.line, column: position.column)
    }
  }
}
