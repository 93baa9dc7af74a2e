import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite struct ReplayedPathTests {
  @Test(
    "Every path to something that was reached is a scenario that comes to the same end",
    arguments: ExploredScenario.payloadNames)
  func payloads(name: String) throws {
    try check(
      try ExploredScenario(
        """
        campaign it "\(name)" delay=500ms

        trackView HOMEPAGE "app://home"
        """, maxStates: 40))
  }

  @Test("So is every path under every profile", arguments: Profile.builtIn)
  func profiles(profile: Profile) throws {
    for name in ["gift-snackbar.json", "push-primer.json", "goods-row.json"] {
      try check(
        try ExploredScenario(
          """
          profile \(profile.name)
          campaign it "\(name)" priority=2 delay=500ms
          campaign other "promo.json" on=visit

          trackView HOMEPAGE "app://home"
          triggerEvent login
          """, maxStates: 80))
    }
  }

  private func check(_ explored: ExploredScenario) throws {
    var known: Set<[ExploredEvent]> = []
    // The last found are the longest.
    for reached in explored.exploration.run.reached.sorted(by: Self.isLonger)
    where known.insert(reached.path.events).inserted {
      if known.count > 3 { return }
      #expect(throws: Never.self) { try explored.drive(reached.path.events) }
    }
  }

  private static func isLonger(_ left: ReachedMark<ExploredEvent>, _ right: ReachedMark<ExploredEvent>)
    -> Bool
  {
    (right.path.events.count, left.mark) < (left.path.events.count, right.mark)
  }
}
