/// What is broken, and the scenarios that show it.
extension ExploreTeller {
  /// In the order of the properties, those of the scenario's own last.
  var faults: [ExploredFault] {
    var faults: [ExploredFault] = []
    for property in PropertyID.allCases {
      if property == .wayOut, let traps = exploration.traps, let path = traps.path {
        faults.append(ExploredFault(subject: .trap, path: path, trappedStates: traps.count))
      }
      let unexplained = MarkMeaning.broken(PropertyBreak(property: property, quirk: nil))
      for (meaning, path) in found where meaning == unexplained {
        faults.append(ExploredFault(subject: .property(property, quirk: nil), path: path))
      }
    }
    for number in exploration.plan.properties.indices {
      if exploration.world.brokenProperty?.number == number {
        let start = ExplorationPath<ExploredEvent>(events: [], hasFewestKinds: true)
        faults.append(ExploredFault(subject: .own(number), path: start))
      } else if let (_, path) = found.first(where: { $0.meaning == .brokenOwn(number) }) {
        faults.append(ExploredFault(subject: .own(number), path: path))
      }
    }
    return faults
  }

  func story(of fault: ExploredFault, _ counterexample: CounterexampleStory?) -> BrokenStory {
    let events = fault.path.events.count
    if case .own(let number) = fault.subject {
      let own = scenario.document.properties[number]
      return BrokenStory(
        property: nil, statement: statement(at: own.span), line: own.span.line,
        includedFile: own.span.part == 0 ? nil : scenario.parts[own.span].file.displayName,
        sentence: PropertyWording.message(of: own.value), rules: [], events: events, trappedStates: nil,
        quirk: nil, counterexample: counterexample)
    }
    return BrokenStory(
      property: fault.property?.rawValue, statement: nil, line: nil, includedFile: nil,
      sentence: fault.property.map(PropertyWording.sentence) ?? "",
      rules: fault.property?.rules ?? [], events: events,
      trappedStates: fault.trappedStates, quirk: quirk(behind: fault), counterexample: counterexample)
  }

  private func quirk(behind fault: ExploredFault) -> KnownQuirkStory? {
    guard fault.subject == .trap else { return nil }
    return TrapQuirk.kind(behind: fault.path.events, of: exploration).map { KnownQuirkStory($0) }
  }

  /// Nil where the scenario itself shows it before its first step.
  func counterexample(
    of fault: ExploredFault, _ folder: CounterexampleFolder?, _ names: inout CounterexampleNames
  ) throws -> (story: CounterexampleStory, text: CounterexampleText)? {
    guard !fault.path.events.isEmpty else { return nil }
    let counterexample = try CounterexampleWriter().write(
      fault.path.events, for: fault.subject, of: exploration, scenario: scenario, folder: folder?.path)
    let name = names.unused("\(stem)-\(PathParts(counterexample.fileName).stem)")
    let beside = scenario.parts.all[0].folder
    guard let file = try folder?.write(counterexample.text, named: name) else {
      return (
        CounterexampleStory(text: counterexample.text, file: nil),
        CounterexampleText(
          file: name + ScenarioDiscovery.fileExtension, text: counterexample.text, folder: beside)
      )
    }
    return (
      CounterexampleStory(text: nil, file: file),
      CounterexampleText(
        file: file, text: CounterexampleFolder.marked(counterexample.text), folder: PathParts(file).folder)
    )
  }

  /// What files about the scenario begin with.
  private var stem: String {
    let file = scenario.file.displayName
    return file == ScenarioSource.standardInput.displayName ? "stdin" : PathParts(file).stem
  }

  private func statement(at span: SourceSpan) -> String {
    let line = scenario.parts.line(at: span) ?? ""
    return String(line.drop { $0 == " " || $0 == "\t" })
  }
}

extension PathParts {
  /// The name without its ending.
  fileprivate var stem: String {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }
}
