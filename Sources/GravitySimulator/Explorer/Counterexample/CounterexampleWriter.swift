import GravityPresentation

/// Writes paths of an exploration as scenarios, and runs each to see that it does what the path did.
public struct CounterexampleWriter: Sendable {
  private let plugins: PlugIns
  private let isAlone: Bool

  /// - Parameters:
  ///   - plugins: Those that were explored with.
  ///   - isAlone: Whether payloads are written into the scenario, so that it needs no other file.
  public init(plugins: PlugIns = .standard, isAlone: Bool = false) {
    self.plugins = plugins
    self.isAlone = isAlone
  }

  /// - Parameters:
  ///   - path: It ends with the event that breaks the property, or in a state that no gesture leads out of.
  ///   - folder: Where the file will lie; nil for beside the scenario.
  /// - Throws: ``CounterexampleFault``, always a mistake of this package.
  func write(
    _ path: [ExploredEvent], for subject: CounterexampleSubject, of exploration: ScenarioExploration,
    scenario: LoadedScenario, folder: String? = nil
  ) throws -> Counterexample {
    let all = scenario.document.properties.map(\.value)
    let fileName = CounterexampleWording.fileStem(of: subject, all) + ".scenario"
    let whole = subject == .trap ? try TrapPath.extended(path, of: exploration) : path
    let written = try pathText(whole, exploration, scenario, folder)
    let name = CounterexampleWording.name(of: subject, written.properties)
    let comment = CounterexampleWording.comment(on: subject, steps: path.count, written: whole.count)
    func replay(_ properties: [String], _ ending: [String]) throws -> Replay {
      try Replay(
        written.text(named: name, comment: comment, properties: properties, ending: ending),
        named: fileName, of: written, scenario, plugins, folder: folder)
    }
    let text: String
    switch subject {
    case .own(let number):
      let lines = written.properties
      let replay = try replay(lines.indices.contains(number) ? [lines[number]] : [], [])
      guard replay.brokenProperty == 0 else { throw replay.fault(CounterexampleWording.noBreak) }
      text = replay.text
    case .property(let property, _):
      text = try failing(written) { try replay($0, ["expect property \(property.rawValue)"]) }
    case .trap: text = try failing(written) { try replay($0, ["expect nothing presented"]) }
    }
    return Counterexample(subject: subject, length: path.count, fileName: fileName, text: text)
  }

  /// A scenario that goes the path, and whose expectations hold.
  ///
  /// - Parameters:
  ///   - name: The scenario's.
  ///   - folder: Where the file will lie; nil for beside the scenario.
  /// - Throws: ``CounterexampleFault``, always a mistake of this package.
  func drive(
    _ path: [ExploredEvent], named name: String, comment: [String] = [], of exploration: ScenarioExploration,
    scenario: LoadedScenario, folder: String? = nil
  ) throws -> Drive {
    let written = try pathText(path, exploration, scenario, folder)
    let fileName = "drive.scenario"
    func replay(_ properties: [String], _ ending: [String]) throws -> Replay {
      try Replay(
        written.text(named: name, comment: comment, properties: properties, ending: ending),
        named: fileName, of: written, scenario, plugins, folder: folder)
    }
    var properties: [String] = []
    // What the run itself comes to is what it is to expect, once that is what the explorer came to.
    let first = try keepingWhatHolds(written) { lines in
      properties = lines
      return try replay(lines, [])
    }
    try first.requireEnd()
    let second = try replay(properties, first.ending)
    guard second.result.exitCode == .good else {
      throw second.fault(CounterexampleWording.exitCode(second.result.exitCode, wanted: .good))
    }
    return Drive(length: path.count, text: second.text)
  }

  private func pathText(
    _ path: [ExploredEvent], _ exploration: ScenarioExploration, _ scenario: LoadedScenario, _ folder: String?
  ) throws -> PathScenario {
    try PathScenario(path, of: exploration, scenario: scenario, folder: folder, isAlone: isAlone)
  }

  /// The text whose last statement, and nothing before it, fails.
  private func failing(_ path: PathScenario, _ replay: ([String]) throws -> Replay) throws -> String {
    let last = try keepingWhatHolds(path, replay)
    try last.requireFailure()
    try last.requireEnd()
    return last.text
  }

  /// Leaves out the properties of the scenario's own that the path breaks on its way, or that speak of what it
  /// has nothing to do with.
  private func keepingWhatHolds(_ path: PathScenario, _ replay: ([String]) throws -> Replay) throws -> Replay
  {
    var properties = path.properties
    while true {
      let last: Replay
      do {
        last = try replay(properties)
      } catch CounterexampleFault.differs where !properties.isEmpty {
        properties = []
        continue
      }
      guard let broken = last.brokenProperty, properties.indices.contains(broken) else { return last }
      properties.remove(at: broken)
    }
  }
}
