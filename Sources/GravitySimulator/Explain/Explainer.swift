import GravityPresentation

/// Explains one compiled scenario.
struct Explainer {
  private let compiled: CompiledScenario
  private let profile: Profile?
  private let plugins: PlugIns

  /// - Parameters:
  ///   - profile: Overrides the scenario's own; runs with changes need it again.
  ///   - plugins: What the scenario was compiled with.
  init(_ compiled: CompiledScenario, profile: Profile? = nil, plugins: PlugIns = .standard) {
    self.compiled = compiled
    self.profile = profile
    self.plugins = plugins
  }

  /// The explanation, and why the run ended early where it did.
  func explain() throws -> (explanation: Explanation, failure: ScenarioResult?) {
    let run = try ExplainedRunner().run(compiled)
    return (StoryTeller(run).explanation(), run.failure)
  }
}
