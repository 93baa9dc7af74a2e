import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite struct ReplayedPathTests {
  @Test(
    "Every path to something that was reached is a scenario that comes to the same end",
    arguments: ExploredScenario.payloadNames)
  func payloads(name: String) throws {
    for profile in Profile.builtIn {
      let explored = try ExploredScenario(
        """
        profile \(profile.name)
        campaign it "\(name)" delay=500ms

        trackView HOMEPAGE "app://home"
        """, maxStates: 150)
      var paths: Set<[ExploredEvent]> = []
      for reached in explored.exploration.run.reached where paths.count < 25 {
        paths.insert(reached.path.events)
      }
      for path in paths.sorted(by: { "\($0)" < "\($1)" }) {
        do {
          _ = try explored.drive(path)
        } catch {
          Issue.record("\(profile.name): \(path)\n\(error)")
        }
      }
    }
  }
}
