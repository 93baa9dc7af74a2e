import GravityPresentation
import Testing

@testable import GravitySimulator

/// Calls of a scenario, and the rows of the table that they fall under, in order.
struct UsageCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let rules: [UsageRule]

  init(_ name: String, _ text: String, _ rules: UsageRule...) {
    self.name = name
    self.text = text
    self.rules = rules
  }

  var testDescription: String { name }

  /// What a run of the calls has found.
  func findings() throws -> [UsageFinding] { try Self.run(text).world?.recording.usage.items ?? [] }

  static func run(_ text: String, isStrict: Bool = false) throws -> ScenarioResult {
    let loaded = ScenarioLoader().load(text: text, named: "usage.scenario")
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    return ScenarioRunner(isStrict: isStrict).run(CompiledScenario(loaded))
  }
}
