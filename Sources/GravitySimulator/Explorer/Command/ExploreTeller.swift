import GravityPresentation

/// Puts into words what an exploration found.
struct ExploreTeller {
  private let scenario: LoadedScenario
  private let profile: Profile
  private let exploration: ScenarioExploration
  private let reader: MarkReader
  private let found: [(meaning: MarkMeaning, path: ExplorationPath<ExploredEvent>)]

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

  /// - Parameter folder: Where counterexamples are written to; nil for nowhere but into the report.
  func report(writingTo folder: inout CounterexampleFolder?) throws(DiffProblem) -> ExploreReport {
    let run = exploration.run
    return ExploreReport(
      name: scenario.document.name, file: scenario.file.displayName, profile: profile.name,
      isComplete: run.isComplete, bound: run.bound.map(ExploreWording.name), states: run.states,
      unexpanded: run.unexpanded, transitions: run.transitions, depth: run.depth,
      keys: ExploredKeys(areExact: run.keysAreExact, expectedOmissions: run.expectedOmissions),
      broken: try faults.map { (fault) throws(DiffProblem) in try story(of: fault, &folder) },
      quirks: quirks, undecided: run.trapped == nil ? [PropertyID.wayOut.rawValue] : [],
      coverage: CoverageTeller(reader, profile, reached: found.map(\.meaning)).story)
  }

  private var faults: [ExploredFault] {
    var faults: [ExploredFault] = []
    for property in PropertyID.allCases {
      if property == .wayOut, let trapped = exploration.run.trapped, let path = trapped.path {
        faults.append(ExploredFault(property: .trap(trapped.count), path: path))
      }
      let unexplained = MarkMeaning.broken(PropertyBreak(property: property, quirk: nil))
      for (meaning, path) in found where meaning == unexplained {
        faults.append(ExploredFault(property: .builtIn(property), path: path))
      }
    }
    for number in exploration.plan.properties.indices {
      if exploration.world.brokenProperty?.number == number {
        let start = ExplorationPath<ExploredEvent>(events: [], hasFewestKinds: true)
        faults.append(ExploredFault(property: .own(number), path: start))
      } else if let (_, path) = found.first(where: { $0.meaning == .brokenOwn(number) }) {
        faults.append(ExploredFault(property: .own(number), path: path))
      }
    }
    return faults
  }

  private func story(
    of fault: ExploredFault, _ folder: inout CounterexampleFolder?
  ) throws(DiffProblem) -> BrokenStory {
    let counterexample = try counterexample(of: fault, &folder)
    let property = fault.property
    let events = fault.path.events.count
    if case .own(let number) = property {
      let own = scenario.document.properties[number]
      return BrokenStory(
        property: nil, statement: statement(at: own.span), line: own.span.line,
        includedFile: own.span.part == 0 ? nil : scenario.parts[own.span].file.displayName,
        sentence: PropertyWording.message(of: own.value), rules: [], events: events, trappedStates: nil,
        counterexample: counterexample)
    }
    return BrokenStory(
      property: property.id?.rawValue, statement: nil, line: nil, includedFile: nil,
      sentence: property.id.map(ExploreWording.sentence) ?? "",
      rules: property.id.map(ExploreWording.rules) ?? [], events: events,
      trappedStates: property.trappedStates, counterexample: counterexample)
  }

  private func counterexample(
    of fault: ExploredFault, _ folder: inout CounterexampleFolder?
  ) throws(DiffProblem) -> CounterexampleStory? {
    nil
  }

  private func statement(at span: SourceSpan) -> String {
    let line = scenario.parts.line(at: span) ?? ""
    return String(line.drop { $0 == " " || $0 == "\t" })
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
