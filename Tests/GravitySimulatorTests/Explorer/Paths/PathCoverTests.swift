import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("A few paths that reach everything")
struct PathCoverTests {
  private static let payloads = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios/payloads").path

  @Test(
    "They reach all that the exploration did, and none can be left out",
    arguments: CoverageGoal.allCases, ["promo", "detours", "push-primer"])
  func cover(goal: CoverageGoal, payload: String) throws {
    let scenario = ScenarioLoader().load(
      text: "campaign a \"\(Self.payloads)/\(payload).json\"\ntrackView HOMEPAGE \"app://home\"\n", named: "a"
    )
    #expect(scenario.diagnostics.isEmpty)
    var bounds = ExplorationBounds()
    (bounds.backgrounds, bounds.leaves) = (0, 0)
    let exploration = try ScenarioExplorer(scenario, bounds: bounds).explore(ExplorerOptions())
    let marks = MarkTable(exploration.plan, exploration.world.catalog, TouchTable(exploration.world.catalog))
    let wanted = Set(exploration.run.reached.map(\.mark).filter { marks.isPart($0, of: goal) })
    let cover = PathCover(of: goal, in: exploration)
    #expect(!wanted.isEmpty)
    #expect(cover.reached == wanted)
    #expect(cover.paths.reduce(into: Set()) { $0.formUnion($1.reached) } == wanted)
    for place in cover.paths.indices {
      var others = cover.paths
      others.remove(at: place)
      #expect(others.reduce(into: Set()) { $0.formUnion($1.reached) } != wanted)
    }
  }
}
