import CampaignModel
import GravitySimulator
import Testing

@Suite("campaign.pml, explored by our own engine")
struct CampaignModelTests {
  private static func explore(_ campaigns: Int, jobs: Int) throws -> Exploration<CampaignEvent> {
    var options = ExplorerOptions()
    options.jobs = jobs
    return try Explorer(options: options) { CampaignModel(campaigns: campaigns) }.run().exploration
  }

  /// Spin stores 67,392 states for `-DN=3`; it counts the initial state among the 326,161 transitions.
  @Test("Three campaigns have as many states and transitions as Spin counts", arguments: [1, 2, 3])
  func three(jobs: Int) throws {
    let exploration = try Self.explore(3, jobs: jobs)
    #expect(exploration.isComplete)
    #expect(exploration.keysAreExact)
    #expect(exploration.states == 67_392)
    #expect(exploration.transitions == 326_160)
    #expect(exploration.depth == 30)
  }

  @Test(
    "Four campaigns have as many states and transitions as Spin, TLC and Stateright count",
    arguments: [1, 2, 3])
  func four(jobs: Int) throws {
    let exploration = try Self.explore(4, jobs: jobs)
    #expect(exploration.isComplete)
    #expect(exploration.states == 995_328)
    #expect(exploration.transitions == 5_463_936)
    #expect(exploration.depth == 38)
    #expect(exploration.levelSizes.reduce(0, +) == 995_328)
  }

  @Test(
    "The lock is always held by a campaign in phase 3 to 5, and campaign 0 can be in phase 4 after 6 steps",
    arguments: [1, 2])
  func properties(jobs: Int) throws {
    let exploration = try Self.explore(4, jobs: jobs)
    #expect(exploration.reached.map(\.mark) == [CampaignMark.firstIsVisible.rawValue])
    #expect(exploration.reached.map(\.path.events.count) == [6])
    #expect(exploration.reached.map(\.path.hasFewestKinds) == [true])
    #expect(try Self.explore(4, jobs: 1) == exploration)
  }

  @Test("What is kept of a state beside the table is at most 32 bytes")
  func size() throws {
    let run = try Explorer { CampaignModel(campaigns: 4) }.run()
    let beside = run.footprint.stored + run.footprint.frontier + run.footprint.buffers
    #expect(beside <= 32 * run.exploration.states)
  }
}
