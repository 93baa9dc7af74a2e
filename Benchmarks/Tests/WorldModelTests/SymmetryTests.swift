import Foundation
import GravitySimulator
import Testing

/// Long checks of the explorer's model of the world; debug builds would take too long for them.
@Suite("Merging situations that are alike loses nothing")
struct SymmetryTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every server response below the scenarios' folder.
  static let payloads: [String] = {
    let folder = root.appendingPathComponent("scenarios")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("There are payloads to look at")
  func notEmpty() {
    #expect(Self.payloads.count > 40)
  }

  @Test(
    "With and without merging, an exploration finds the same faults as far away", arguments: payloads)
  func agreement(payload: String) throws {
    let path = Self.root.appendingPathComponent("scenarios/\(payload)").path
    let scenario = ScenarioLoader().load(
      text: "campaign payload \"\(path)\"\ntrackView HOMEPAGE \"app://home\"\n", named: "symmetry.scenario")
    guard scenario.diagnostics.isEmpty else { return }
    var options = ExplorerOptions()
    // Serials and times that go on for ever make ever new states.
    options.maxDepth = 9
    options.maxStates = 60_000
    let merged = try ScenarioExplorer(scenario).explore(options)
    var explorer = ScenarioExplorer(scenario)
    explorer.mergesSymmetric = false
    let unmerged = try explorer.explore(options)
    let depth = min(merged.depth, unmerged.depth)
    #expect(merged.states <= unmerged.states)
    #expect(
      merged.faults.filter { $0.value <= depth } == unmerged.faults.filter { $0.value <= depth })
    if merged.bound == nil, unmerged.bound == nil {
      #expect((merged.trapped == 0) == (unmerged.trapped == 0))
    }
  }
}
