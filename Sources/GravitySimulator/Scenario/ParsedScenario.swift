/// What a scenario text says, and everything that is wrong with it.
public struct ParsedScenario: Sendable {
  /// What could be read; to be run only if there are no diagnostics.
  public let document: ScenarioDocument
  /// In the order of the statements; empty where the scenario is good.
  public let diagnostics: [Diagnostic]
  let parts: ScenarioParts
}
