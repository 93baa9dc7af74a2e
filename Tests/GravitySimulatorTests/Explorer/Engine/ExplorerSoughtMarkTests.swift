import GravitySimulator
import Testing

@Suite("An exploration for one mark")
struct ExplorerSoughtMarkTests {
  typealias Road = MapModel.Road

  private static let map = MapModel([
    0: [Road(name: "a", to: 1), Road(name: "b", to: 2, kind: 1)],
    1: [Road(name: "x", to: 3, kind: 2, marks: [1]), Road(name: "on", to: 5)],
    2: [Road(name: "y", to: 4, kind: 1, marks: [1])],
    5: [Road(name: "far", to: 6)], 6: [Road(name: "farther", to: 7, marks: [2])],
  ])

  @Test("Ends with the level that has it, and tells the path with the fewest kinds", arguments: [1, 2, 3])
  func ends(jobs: Int) throws {
    var map = Self.map
    map.faults = [1]
    let exploration = try map.explored(jobs: jobs) { $0.soughtMark = 1 }
    #expect(exploration.bound == .depth)
    #expect(exploration.levelSizes == [1, 2, 3])
    #expect(exploration.path(to: 1)?.names == "b y")
    #expect(exploration.path(to: 2) == nil)
  }

  @Test("Is complete where nothing sets it", arguments: [1, 2])
  func unset(jobs: Int) throws {
    let exploration = try Self.map.explored(jobs: jobs) { $0.soughtMark = 3 }
    #expect(exploration.isComplete)
    #expect(exploration.path(to: 2)?.events.count == 4)
  }
}
