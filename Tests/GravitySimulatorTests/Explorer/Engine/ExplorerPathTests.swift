import GravitySimulator
import Testing

@Suite("The path to what was found")
struct ExplorerPathTests {
  typealias Road = MapModel.Road

  @Test("Is the shortest, however many kinds it has", arguments: [1, 2])
  func shortest(jobs: Int) throws {
    let exploration = try MapModel([
      0: [Road(name: "a", to: 1), Road(name: "b", to: 2, kind: 1)],
      1: [Road(name: "a", to: 3)],
      2: [Road(name: "c", to: 9, kind: 2, marks: [0])],
      3: [Road(name: "a", to: 9, marks: [0])],
    ]).explored(jobs: jobs)
    #expect(exploration.path(to: 0)?.names == "b c")
    #expect(exploration.path(to: 0)?.hasFewestKinds == true)
  }

  @Test("Of a fault has, among the shortest, the fewest kinds of events", arguments: [1, 2])
  func fewestKinds(jobs: Int) throws {
    let model = MapModel([
      0: [Road(name: "a", to: 1), Road(name: "b", to: 2, kind: 1)],
      1: [Road(name: "x", to: 3, kind: 2)],
      2: [Road(name: "y", to: 3, kind: 1)],
      3: [Road(name: "z", to: 4, kind: 1, marks: [0, 1])],
    ])
    let exploration = try model.explored(jobs: jobs)
    #expect(exploration.path(to: 0)?.names == "b y z")
    #expect(exploration.path(to: 0)?.hasFewestKinds == true)
    #expect(exploration.path(to: 1)?.names == "a x z")
    #expect(exploration.path(to: 1)?.hasFewestKinds == false)
  }

  @Test("Of a fault is, among those, the first in the order of events")
  func firstOfFewest() throws {
    // a y z has three kinds; b x x, b y y, c y y have two; the state 3 is known best by way of a.
    let exploration = try MapModel([
      0: [Road(name: "a", to: 1), Road(name: "c", to: 2, kind: 2), Road(name: "b", to: 3, kind: 1)],
      1: [Road(name: "x", to: 4, kind: 3), Road(name: "y", to: 5, kind: 4)],
      2: [Road(name: "y", to: 5, kind: 4)],
      3: [Road(name: "x", to: 4, kind: 3)],
      4: [Road(name: "x", to: 9, kind: 3, marks: [0]), Road(name: "z", to: 9, kind: 5, marks: [0])],
      5: [Road(name: "z", to: 9, kind: 5, marks: [0]), Road(name: "y", to: 9, kind: 4, marks: [0])],
    ]).explored()
    #expect(exploration.path(to: 0)?.names == "a x x")
    let without = try MapModel([
      0: [Road(name: "a", to: 1), Road(name: "c", to: 2, kind: 2), Road(name: "b", to: 3, kind: 1)],
      1: [Road(name: "q", to: 4, kind: 6), Road(name: "q", to: 5, kind: 6)],
      2: [Road(name: "y", to: 5, kind: 4)],
      3: [Road(name: "x", to: 4, kind: 3)],
      4: [Road(name: "x", to: 9, kind: 3, marks: [0]), Road(name: "z", to: 9, kind: 5, marks: [0])],
      5: [Road(name: "z", to: 9, kind: 5, marks: [0]), Road(name: "y", to: 9, kind: 4, marks: [0])],
    ]).explored()
    #expect(without.path(to: 0)?.names == "c y y")
  }

  @Test("Is the first in the order of events, where one of the events reaches a state in two ways")
  func order() throws {
    // Without the kind of a, the order of the states 2 and 3 is another one than in the exploration.
    let exploration = try MapModel([
      0: [Road(name: "a", to: 1), Road(name: "b", to: 4, kind: 1), Road(name: "c", to: 5, kind: 1)],
      1: [Road(name: "d", to: 3, kind: 2), Road(name: "e", to: 2, kind: 2)],
      4: [Road(name: "f", to: 2, kind: 1)],
      5: [Road(name: "g", to: 3, kind: 1)],
      2: [Road(name: "h", to: 9, kind: 1, marks: [0])],
      3: [Road(name: "i", to: 9, kind: 1, marks: [0])],
    ]).explored()
    #expect(exploration.path(to: 0)?.names == "b f h")
  }

  @Test("Agrees with all paths tried one by one", arguments: 0..<40)
  func oracle(seed: Int) throws {
    let model = RandomMap(seed: seed).model
    let exploration = try model.explored(jobs: 1 + seed % 3)
    let expected = RandomMap.best(model, longest: 5)
    guard let expected else { return }
    #expect(exploration.path(to: 0)?.names == expected)
  }

  @Test("To a mark seen in the first step has one event, and marks are sorted")
  func marks() throws {
    let exploration = try MapModel([
      0: [Road(name: "a", to: 0, marks: [3, 1]), Road(name: "b", to: 1, marks: [2, 1])],
      1: [Road(name: "c", to: 1, marks: [0, 3])],
    ]).explored()
    #expect(exploration.reached.map(\.mark) == [0, 1, 2, 3])
    #expect(exploration.reached.map(\.path.names) == ["b c", "a", "b", "a"])
  }
}
