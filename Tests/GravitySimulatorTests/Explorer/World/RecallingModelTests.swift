import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("What the world did once is remembered")
struct RecallingModelTests {
  @Test(
    "An exploration that remembers finds what one finds that asks the world every time",
    arguments: ["promo", "detours", "push-primer", "gift-snackbar", "poll", "stack"])
  func agreement(payload: String) throws {
    let plan = try Self.plan(of: payload)
    let world = try plan.makeWorld()
    var options = ExplorerOptions()
    options.maxStates = 1500
    let direct = try Explorer(options: options) { WorldModel(plan, like: world) }.run().exploration
    let memory = ExplorationMemory()
    let recalled = try Explorer(options: options) {
      RecallingModel(WorldModel(plan, like: world), memory)
    }
    .run()
    #expect(recalled.exploration.mapEvents(\.event) == direct)
    #expect(memory.situations.count <= memory.moments.count)
    #expect(memory.moments.count <= direct.states)
  }

  @Test("Two workers find what one finds", arguments: ["promo", "gift-snackbar"])
  func jobs(payload: String) throws {
    let plan = try Self.plan(of: payload)
    let world = try plan.makeWorld()
    var options = ExplorerOptions()
    options.maxStates = 1500
    let runs = try [1, 2, 3].map { jobs in
      options.jobs = jobs
      let memory = ExplorationMemory()
      return try Explorer(options: options) { RecallingModel(WorldModel(plan, like: world), memory) }.run()
        .exploration
    }
    #expect(runs[1] == runs[0])
    #expect(runs[2] == runs[0])
  }

  private static let payloads = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios/payloads").path

  static func plan(of payload: String) throws -> ExplorationPlan {
    let text = """
      campaign \(payload) "\(payloads)/\(payload).json" delay=1.5s
      trackView HOMEPAGE "app://home"
      """
    let scenario = ScenarioLoader().load(text: text, named: "test.scenario")
    #expect(scenario.diagnostics.isEmpty)
    var bounds = ExplorationBounds()
    bounds.leaves = 0
    return ScenarioExplorer(scenario, bounds: bounds).plan
  }
}
