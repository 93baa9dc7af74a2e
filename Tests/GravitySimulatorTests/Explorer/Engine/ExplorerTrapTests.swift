import GravitySimulator
import Testing

@Suite("States from which no way leads to a goal")
struct ExplorerTrapTests {
  typealias Road = MapModel.Road

  private static func trapped(_ model: MapModel, jobs: Int) throws -> TrappedStates<Road>? {
    try model.explored(jobs: jobs) { $0.keepsWays = true }.trapped
  }

  @Test("Are those behind a door that closes, with the shortest path to one", arguments: [1, 2, 3, 8])
  func door(jobs: Int) throws {
    var model = MapModel([
      0: [Road(name: "walk", to: 1), Road(name: "home", to: 5)],
      1: [Road(name: "turn", to: 0), Road(name: "through the door", to: 2)],
      2: [Road(name: "on", to: 3)],
      3: [Road(name: "back", to: 2)],
    ])
    model.goals = [5]
    let trapped = try Self.trapped(model, jobs: jobs)
    #expect(trapped?.count == 2)
    #expect(trapped?.path?.names == "walk through the door")
  }

  @Test("Are those that only events lead out of which are no ways", arguments: [1, 2])
  func noWay(jobs: Int) throws {
    var model = MapModel([
      0: [Road(name: "in", to: 1)], 1: [Road(name: "someone opens", to: 0, isWay: false)],
    ])
    model.goals = [0]
    #expect(try Self.trapped(model, jobs: jobs)?.path?.names == "in")
    model.goals = [1]
    let none = try Self.trapped(model, jobs: jobs)
    #expect(none?.count == 0)
    #expect(none?.path == nil)
  }

  @Test("Are all states where there is no goal, and the path to the nearest is empty")
  func noGoal() throws {
    let trapped = try Self.trapped(MapModel([0: [Road(name: "a", to: 1)]]), jobs: 1)
    #expect(trapped?.count == 2)
    #expect(trapped?.path?.events == [])
  }

  @Test("Are shown by the path with the fewest kinds of events", arguments: [1, 2])
  func fewestKinds(jobs: Int) throws {
    var model = MapModel([
      0: [Road(name: "a", to: 1), Road(name: "b", to: 2, kind: 1), Road(name: "home", to: 9)],
      1: [Road(name: "x", to: 3, kind: 2), Road(name: "home", to: 9)],
      2: [Road(name: "y", to: 4, kind: 1), Road(name: "home", to: 9)],
    ])
    model.goals = [9]
    let trapped = try Self.trapped(model, jobs: jobs)
    #expect(trapped?.count == 2)
    #expect(trapped?.path?.names == "b y")
    #expect(trapped?.path?.hasFewestKinds == true)
  }

  @Test("Are not looked for in an exploration that is not complete")
  func incomplete() throws {
    let exploration = try MapModel([0: [Road(name: "a", to: 1)]]).explored {
      $0.keepsWays = true
      $0.maxDepth = 0
    }
    #expect(exploration.trapped == nil)
  }
}
