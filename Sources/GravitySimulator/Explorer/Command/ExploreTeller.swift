import GravityPresentation

/// Puts into words what an exploration found.
struct ExploreTeller {
  let scenario: LoadedScenario
  let exploration: ScenarioExploration
  let found: [(meaning: MarkMeaning, path: ExplorationPath<ExploredEvent>)]
  private let profile: Profile
  private let reader: MarkReader

  init(_ scenario: LoadedScenario, _ profile: Profile, _ exploration: ScenarioExploration) {
    self.scenario = scenario
    self.profile = profile
    self.exploration = exploration
    let reader = MarkReader(exploration)
    self.reader = reader
    found = exploration.run.reached.compactMap { reached in
      reader.meaning(of: reached.mark).map { ($0, reached.path) }
    }
  }

  /// The report, what went wrong with counterexamples - always mistakes of this package -, and their texts.
  ///
  /// - Parameters:
  ///   - folder: Where counterexamples are written to; nil for nowhere but into the report.
  ///   - names: Those of the command's files; written or not, counterexamples are told apart by them.
  func report(
    writingTo folder: CounterexampleFolder?, _ names: inout CounterexampleNames
  ) throws(DiffProblem) -> (report: ExploreReport, bugs: [Diagnostic], texts: [CounterexampleText]) {
    var broken: [BrokenStory] = []
    var bugs: [Diagnostic] = []
    var texts: [CounterexampleText] = []
    for fault in faults {
      var found: (story: CounterexampleStory, text: CounterexampleText)?
      do {
        found = try counterexample(of: fault, folder, &names)
      } catch let problem as DiffProblem {
        throw problem
      } catch {
        bugs.append(.bug(ExploreWording.noCounterexample(fault, error), with: scenario.file.displayName))
      }
      let story = story(of: fault, found?.story)
      broken.append(story)
      if var text = found?.text {
        text.reason = ExploreWording.reason(of: story)
        texts.append(text)
      }
    }
    let run = exploration.run
    let report = ExploreReport(
      name: scenario.document.name, file: scenario.file.displayName, profile: profile.name,
      isComplete: exploration.isComplete, bound: exploration.bound.map(ExploreWording.name),
      states: run.states,
      unexpanded: run.unexpanded, transitions: run.transitions, depth: run.depth,
      keys: ExploredKeys(areExact: run.keysAreExact, expectedOmissions: run.expectedOmissions),
      broken: broken, quirks: quirks, undecided: exploration.traps == nil ? [PropertyID.wayOut.rawValue] : [],
      coverage: CoverageTeller(reader, profile, reached: found.map(\.meaning)).story)
    return (report, bugs, texts)
  }

  private var quirks: [BrokenQuirkStory] {
    QuirkKind.allCases.compactMap { kind in
      var properties: [String] = []
      var events = Int.max
      for (meaning, path) in found {
        guard case .broken(let broken) = meaning, broken.quirk == kind else { continue }
        properties.append(broken.property.rawValue)
        events = min(events, path.events.count)
      }
      guard !properties.isEmpty else { return nil }
      return BrokenQuirkStory(
        rule: kind.rule.rawValue, sentence: Wording.sentence(of: kind), advice: Wording.advice(on: kind),
        properties: properties, events: events)
    }
  }
}
