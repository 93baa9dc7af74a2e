import Foundation
import Testing

@testable import GravitySimulator

/// A scenario beside the payloads of the repository, explored.
struct ExploredScenario {
  static let payloads = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios/payloads")

  static let payloadNames =
    (try? FileManager.default.contentsOfDirectory(atPath: payloads.path))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  let scenario: LoadedScenario
  let exploration: ScenarioExploration

  init(
    _ text: String, maxStates: Int = 400, bounds: ExplorationBounds = ExplorationBounds()
  ) throws {
    scenario = ScenarioLoader().load(text: text, named: "source.scenario", folder: Self.payloads.path)
    try #require(scenario.diagnostics.isEmpty)
    var options = ExplorerOptions()
    options.maxStates = maxStates
    exploration = try ScenarioExplorer(scenario, bounds: bounds).explore(options)
  }

  func drive(_ path: [ExploredEvent]) throws -> String {
    try CounterexampleWriter().drive(path, named: "Drive", of: exploration, scenario: scenario).text
  }

  func write(_ path: [ExploredEvent], for subject: CounterexampleSubject) throws -> String {
    try CounterexampleWriter().write(path, for: subject, of: exploration, scenario: scenario).text
  }
}
