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
    let teller = StoryTeller(run)
    var explanation = teller.explanation()
    var search = ChangeSearch(teller, profile: profile, plugins: plugins)
    for (place, trail) in teller.trails.triggers.enumerated() {
      if trail.candidates.isEmpty { explanation.triggers[place].change = search.change(for: trail) }
      for number in trail.candidates.indices {
        let story = explanation.triggers[place].candidates[number]
        explanation.triggers[place].candidates[number].change = search.change(
          for: number, of: trail, occurrence: story.occurrence, verdict: story.verdict?.reason)
      }
    }
    return (explanation, run.failure)
  }
}
