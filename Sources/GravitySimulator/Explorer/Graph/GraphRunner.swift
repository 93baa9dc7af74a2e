import GravityPresentation

/// Explores scenarios, and draws what the machine was seen to do in all of them together.
public struct GraphRunner: Sendable {
  private let options: GraphOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: GraphOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    do throws(BrokenProfile) {
      return draw(discovery.sources, under: try options.profile.map(ProfileLoader().load))
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
  }

  private func draw(_ sources: [ScenarioSource], under profile: Profile?) -> ExitCode {
    let parts = JobPool(count: sources.count, jobs: options.jobs).map { index in
      part(of: sources[index], under: profile)
    }
    var graph = MachineGraph()
    var code = ExitCode.good
    for case .some(let part) in parts {
      graph.add(part.graph)
      errors.write(part.diagnostics)
      code = code.worst(part.exitCode)
    }
    // What was drawn from less than all that was asked for would be taken for the whole.
    if code == .good { output.write(MachineGraphText(graph: graph).text) }
    return code
  }

  private func part(of source: ScenarioSource, under profile: Profile?) -> GraphPart {
    let scenario = ScenarioLoader().load(source)
    guard scenario.diagnostics.isEmpty else {
      return GraphPart(diagnostics: scenario.diagnostics, exitCode: .wrongInput)
    }
    var explorer = ExplorerOptions()
    explorer.maxStates = options.maxStates
    var graph = MachineGraph()
    do {
      graph.add(try ScenarioExplorer(scenario, profile: profile).explore(explorer))
      return GraphPart(graph: graph)
    } catch {
      return GraphPart(diagnostics: [.bug("\(error)", with: "the scenario")], exitCode: .bug)
    }
  }
}
