import GravitySimulator
import Testing

@Suite("What an exploration counts")
struct ExplorerCountTests {
  typealias Road = MapModel.Road

  @Test("A model in which nothing can happen has one state")
  func nothingHappens() throws {
    let exploration = try MapModel([:]).explored()
    #expect(exploration.isComplete)
    #expect(exploration.states == 1)
    #expect(exploration.transitions == 0)
    #expect(exploration.levelSizes == [1])
    #expect(exploration.depth == 0)
    #expect(exploration.unexpanded == 0)
    #expect(exploration.reached.isEmpty)
    #expect(exploration.expectedOmissions == 0)
  }

  @Test("Roads back to where one is, and several to the same place, are transitions but no states")
  func loops() throws {
    let exploration = try MapModel([
      0: [Road(name: "stay", to: 0), Road(name: "a", to: 1), Road(name: "b", to: 1)],
      1: [Road(name: "back", to: 0), Road(name: "stay", to: 1)],
    ]).explored()
    #expect(exploration.states == 2)
    #expect(exploration.transitions == 5)
    #expect(exploration.levelSizes == [1, 1])
  }

  @Test("A place whose key is 0 once the bits are mixed is a place like any other", arguments: [1, 2, 3])
  func zeroKey(jobs: Int) throws {
    let exploration = try MapModel([
      1: [Road(name: "zero", to: 0), Road(name: "again", to: 0)], 0: [Road(name: "one", to: 1)],
    ]).explored(jobs: jobs)
    #expect(exploration.states == 2)
    #expect(exploration.transitions == 3)
  }

  @Test("A counter has one state in each level, with more jobs than states too", arguments: [1, 2, 3, 8])
  func counter(jobs: Int) throws {
    var roads: [Int: [Road]] = [:]
    for place in 0..<5 { roads[place] = [Road(name: "up", to: place + 1)] }
    let exploration = try MapModel(roads).explored(jobs: jobs)
    #expect(exploration.states == 6)
    #expect(exploration.levelSizes == [1, 1, 1, 1, 1, 1])
    #expect(exploration.depth == 5)
  }

  @Test("Fingerprints can be equal by chance, and the more states there are the more are missed")
  func omissions() throws {
    var model = MapModel([0: [Road(name: "a", to: 1)]])
    model.keysAreExact = false
    let exploration = try model.explored()
    #expect(!exploration.keysAreExact)
    // n²/2⁶⁵ with n = 2
    #expect(exploration.expectedOmissions == 4 / 0x1p65)
  }

  @Test("All workers' models come back, and together they left every place once", arguments: [1, 3])
  func models(jobs: Int) throws {
    var roads: [Int: [Road]] = [:]
    for place in 0..<2000 {
      roads[place] = [Road(name: "l", to: place * 2 + 1), Road(name: "r", to: place * 2 + 2)]
    }
    let model = MapModel(roads)
    var options = ExplorerOptions()
    options.jobs = jobs
    let run = try Explorer(options: options) { model }.run()
    #expect(run.models.count == jobs)
    var left: [Int: Int] = [:]
    for model in run.models { left.merge(model.left) { $0 + $1 } }
    #expect(left.count == run.exploration.states)
    #expect(left.values.allSatisfy { $0 == 1 })
    #expect(run.footprint.total > 0)
  }
}
