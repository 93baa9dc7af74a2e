import Foundation
import GravitySimulator
import Testing

@Suite("The bounds of an exploration")
struct ExplorerBoundTests {
  typealias Road = MapModel.Road

  /// Goes on for longer than anyone waits.
  private static func endless(
    jobs: Int, _ change: (inout ExplorerOptions) -> Void
  ) throws -> Exploration<EndlessModel.Event> {
    var options = ExplorerOptions()
    options.jobs = jobs
    change(&options)
    return try Explorer(options: options) { EndlessModel() }.run().exploration
  }

  @Test("With a depth of 0 nothing happens at all")
  func depthZero() throws {
    let exploration = try MapModel([0: [Road(name: "a", to: 1)]]).explored { $0.maxDepth = 0 }
    #expect(exploration.bound == .depth)
    #expect(exploration.states == 1)
    #expect(exploration.transitions == 0)
    #expect(exploration.unexpanded == 1)
  }

  @Test("A bound that is not reached leaves the exploration complete")
  func roomy() throws {
    let exploration = try MapModel([0: [Road(name: "a", to: 1)]]).explored {
      $0.maxDepth = 2
      $0.maxStates = 3
      $0.memory = 1 << 24
      $0.time = 3600
    }
    #expect(exploration.isComplete)
  }

  @Test("A number of states ends it with the level that reaches it")
  func states() throws {
    let exploration = try Self.endless(jobs: 1) { $0.maxStates = 10 }
    #expect(exploration.bound == .states)
    #expect(exploration.levelSizes == [1, 2, 4, 8])
    #expect(exploration.states == 15)
    #expect(exploration.transitions == 14)
    #expect(exploration.unexpanded == 8)
  }

  @Test("Memory ends it before more is taken", arguments: [1, 2, 3])
  func memory(jobs: Int) throws {
    var options = ExplorerOptions()
    options.jobs = jobs
    options.memory = 1 << 25
    let run = try Explorer(options: options) { EndlessModel() }.run()
    #expect(run.exploration.bound == .memory)
    #expect(run.exploration.states > 100_000)
    #expect(run.exploration.states == run.exploration.levelSizes.reduce(0, +))
    // What a round may add beside the tables.
    #expect(run.footprint.total <= 1 << 25 + jobs << 23)
  }

  @Test("One byte is too little, and the initial state is all that is known")
  func oneByte() throws {
    let exploration = try Self.endless(jobs: 1) { $0.memory = 1 }
    #expect(exploration.bound == .memory)
    #expect(exploration.states == 1)
    #expect(exploration.transitions == 0)
  }

  @Test("Time ends it", arguments: [1, 2])
  func time(jobs: Int) throws {
    #expect(try Self.endless(jobs: jobs) { $0.time = 0.01 }.bound == .time)
  }

  @Test("A wish to stop ends it, and what was found until then is told", arguments: [1, 2])
  func stop(jobs: Int) throws {
    let stop = ExplorationStop()
    var options = ExplorerOptions()
    options.jobs = jobs
    options.stop = stop
    let exploration = try Explorer(options: options) { EndlessModel(stop: stop) }.run().exploration
    #expect(exploration.bound == .stopped)
    #expect(exploration.reached.map(\.path.events.count) == [12])
    #expect(exploration.unexpanded > 0)
    #expect(exploration.states == exploration.levelSizes.reduce(0, +))
  }

  @Test("A wish to stop that comes first leaves the initial state")
  func stopFirst() throws {
    let stop = ExplorationStop()
    stop.request()
    let exploration = try Self.endless(jobs: 2) { $0.stop = stop }
    #expect(exploration.bound == .stopped)
    #expect(exploration.states == 1)
  }
}
