import GravityPresentation
import Testing

@testable import GravitySimulator

/// A hundred thousand events through machine and world, half of them possible and half impossible.
@Suite("Random runs")
struct RandomTests {
  @Test("P13, E10: 100,000 random events break no invariant and find no fault", arguments: Profile.builtIn)
  func everyInvariantHolds(profile: Profile) throws {
    let seed: UInt64 = 20_261_130
    var walk = try RandomWalk(profile: profile, seed: seed)
    let failure = walk.run(events: 100_000)
    #expect(failure == nil, "seed \(seed): \(failure ?? "") after \(walk.transcript)")
  }

  @Test("P12: a machine whose policy lost a rule is found out")
  func mutationIsFound() throws {
    var policy = PresentationPolicy.ideal
    policy.stacking = .everything
    policy.reportsCloseWithHost = false
    let mutated = Profile(name: "mutated", policy: policy)
    var walk = try RandomWalk(profile: mutated, platformStacks: false, seed: 1)
    #expect(walk.run(events: 20_000) != nil)
  }
}
