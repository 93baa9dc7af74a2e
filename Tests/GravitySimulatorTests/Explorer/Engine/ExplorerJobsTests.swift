import GravitySimulator
import Testing

@Suite("The number of jobs")
struct ExplorerJobsTests {
  private static func explore(
    _ jobs: Int, stubborn: Int?, _ change: (inout ExplorerOptions) -> Void = { _ in }
  ) throws -> Exploration<LockModel.Event> {
    var options = ExplorerOptions()
    options.jobs = jobs
    change(&options)
    return try Explorer(options: options) { LockModel(parties: 5, laps: 2, stubborn: stubborn) }.run()
      .exploration
  }

  @Test("Changes nothing about a complete exploration with a deadlock", arguments: [2, 3, 8])
  func deadlock(jobs: Int) throws {
    let alone = try Self.explore(1, stubborn: 4)
    #expect(alone.isComplete)
    // Wide enough for rounds on several threads.
    #expect((alone.levelSizes.max() ?? 0) > 600)
    // Each takes its first lock, and waits for its neighbour's.
    #expect(alone.reached.map(\.path.events.count) == [5])
    #expect(alone.reached.map(\.path.hasFewestKinds) == [true])
    #expect(try Self.explore(jobs, stubborn: 4) == alone)
  }

  @Test("Changes nothing about a complete exploration without one", arguments: [2, 3, 8])
  func noDeadlock(jobs: Int) throws {
    let alone = try Self.explore(1, stubborn: nil)
    #expect(alone.reached.isEmpty)
    #expect(try Self.explore(jobs, stubborn: nil) == alone)
  }

  @Test("Changes nothing about one that a number of states or a depth ends", arguments: [2, 3, 8])
  func cut(jobs: Int) throws {
    for states in [1, 2, 1000] {
      let alone = try Self.explore(1, stubborn: 4) { $0.maxStates = states }
      #expect(alone.bound == .states)
      #expect(alone.states >= states)
      #expect(try Self.explore(jobs, stubborn: 4) { $0.maxStates = states } == alone)
    }
    for depth in [0, 1, 7, 15] {
      let alone = try Self.explore(1, stubborn: 4) { $0.maxDepth = depth }
      #expect(alone.bound == .depth)
      #expect(alone.depth == depth)
      #expect(try Self.explore(jobs, stubborn: 4) { $0.maxDepth = depth } == alone)
    }
  }
}
