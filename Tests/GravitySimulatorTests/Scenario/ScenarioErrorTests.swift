import GravitySimulator
import Testing

/// Every mistake is found where it stands and named word for word.
@Suite struct ScenarioErrorTests {
  @Test func headers() { check(BrokenScenario.header) }
  @Test func steps() { check(BrokenScenario.steps) }
  @Test func calls() { check(BrokenScenario.calls) }
  @Test func expectations() { check(BrokenScenario.expectations) }
  @Test func properties() { check(BrokenScenario.properties) }
  @Test func content() { check(BrokenScenario.content) }

  private func check(_ scenarios: [BrokenScenario]) {
    for scenario in scenarios {
      #expect(scenario.found == scenario.errors, "\(scenario.text)")
    }
  }
}
