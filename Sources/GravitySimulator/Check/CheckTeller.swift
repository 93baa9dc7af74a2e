import Foundation
import GravityPresentation

/// Looks at a payload from all sides, for one page.
struct CheckTeller {
  let options: CheckOptions
  let profile: Profile

  /// The page, and what reports can tell beside it: the stops of a tour and the counterexamples.
  func report(
    on document: PayloadDocument, from source: ScenarioSource
  ) throws(DiffProblem) -> (report: CheckReport, runs: [(RecordedDetail) -> ReportedRun]) {
    let others = Profile.builtIn.filter { $0.name != profile.name }
    let setups = TourSetups(document)
    try TourCheck.check(document, setups, [profile] + others)
    let payloads = DecodedPayloads()
    let side = try CheckedSide(document, payloads, under: profile)
    var sdks: [CheckedSDK] = []
    // The ideal one is no SDK that an app could have.
    for other in Profile.sdks where other.name != profile.name {
      sdks.append(SDKComparison(side, try CheckedSide(document, payloads, under: other)).sdk)
    }
    let order = side.map?.order ?? []
    let contents = order.prefix(Self.contentLimit).compactMap { place in
      side.map.map { CheckedContent(at: place, of: $0) }
    }
    let findings = try CheckFindings(document, under: profile)
    let explored = side.map == nil ? nil : try exploration(document, source, Self.occasion(of: side))
    let report = CheckReport(
      file: document.origin.file, profile: profile.name, showing: side.showing, contents: contents,
      undecodable: side.map?.map.undecodable ?? 0, sdks: sdks,
      exploration: explored?.exploration, findings: findings.told, allowed: findings.allowed,
      contentsLeftOut: order.count - contents.count)
    let counterexamples = (explored?.texts ?? []).map { text in { text.run(under: profile, $0) } }
    let stops = options.reports.isEmpty ? [] : CheckStops(setups, profile).runs(of: document.origin.file)
    return (report, stops + counterexamples)
  }

  /// Beyond it a payload is no campaign but a test of patience.
  private static let contentLimit = 50

  private static func occasion(of side: CheckedSide) -> ExploredOccasion {
    switch side.showing.manner {
    case .trigger, .nothing: .trigger
    case .inline: side.map?.isList == true ? .list : .component
    }
  }

  private func exploration(
    _ document: PayloadDocument, _ source: ScenarioSource, _ occasion: ExploredOccasion
  ) throws(DiffProblem) -> (exploration: CheckedExploration, texts: [CounterexampleText]) {
    let scenario = try ExploreSubject.scenario(of: document, from: source, isBeside: true, at: occasion)
    let explorer = ScenarioExplorer(scenario, profile: profile)
    var engine = ExplorerOptions()
    engine.jobs = options.jobs
    engine.maxStates = options.maxStates
    do {
      let teller = ExploreTeller(scenario, profile, try explorer.explore(engine))
      var names = CounterexampleNames()
      let (report, bugs, texts) = try teller.report(writingTo: nil, &names)
      if let bug = bugs.first { throw DiffProblem.bug(bug) }
      let exploration = CheckedExploration(
        isComplete: report.isComplete, states: report.states,
        broken: report.broken.map { story in
          CheckedExploration.Broken(
            sentence: story.sentence, rules: story.rules, events: story.events, quirk: story.quirk,
            scenario: (story.counterexample?.text).map { Self.beside($0, document, source) })
        },
        quirks: report.quirks)
      return (exploration, texts)
    } catch let problem as DiffProblem {
      throw problem
    } catch {
      throw .bug("\(error)", in: source.displayName)
    }
  }

  /// What came on standard input is not written out once more, but named as a file.
  private static func beside(
    _ scenario: String, _ document: PayloadDocument, _ source: ScenarioSource
  ) -> String {
    guard source == .standardInput else { return scenario }
    let start = "campaign payload "
    let whole = ScenarioFormatter.format(start + String(decoding: document.bytes, as: UTF8.self) + "\n")
    return scenario.replacingOccurrences(
      of: whole.dropFirst(start.count).dropLast(), with: StringText.quoted(CheckWording.inputFile))
  }
}
