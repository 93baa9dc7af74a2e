import GravityPresentation

/// Says why each candidate of a scenario was presented or not.
public struct ExplainRunner: Sendable {
  private let options: ExplainOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: ExplainOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery([options.operand])
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    guard let source = discovery.sources.first, discovery.sources.count == 1 else {
      errors.write(ExplainWording.severalScenarios(discovery.sources.count, in: options.operand))
      return .wrongInput
    }
    do throws(BrokenProfile) {
      return explain(source, under: try options.profile.map(ProfileLoader().load))
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
  }

  private func explain(_ source: ScenarioSource, under profile: Profile?) -> ExitCode {
    let scenario = ScenarioLoader().load(source)
    guard scenario.diagnostics.isEmpty else {
      errors.write(scenario.diagnostics)
      return .wrongInput
    }
    do {
      let explainer = Explainer(CompiledScenario(scenario, profile: profile), profile: profile)
      let (explanation, failure) = try explainer.explain()
      output.write(try text(of: explanation))
      guard let failure else { return .good }
      output.flush()
      errors.write(failure.diagnostics)
      return failure.exitCode
    } catch {
      errors.write([.bug("\(error)", with: "the scenario")])
      return .bug
    }
  }

  private func text(of explanation: Explanation) throws -> String {
    switch options.format {
    case .text: ExplanationText(explanation, usesColor: output.usesColor).text
    case .json: try ExplanationJSON(explanation: explanation).text()
    }
  }
}
