import GravityPresentation

/// Explores a scenario or a payload, and writes a few scenarios that together reach all that was reached.
public struct PathsRunner: Sendable {
  private let options: PathsOptions
  private let output: any TextSink
  private let errors: any TextSink
  private let stop: ExplorationStop

  /// - Parameter stop: Ends the exploration early.
  public init(
    options: PathsOptions, output: any TextSink, errors: any TextSink,
    stop: ExplorationStop = ExplorationStop()
  ) {
    self.options = options
    self.output = output
    self.errors = errors
    self.stop = stop
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery([options.operand], endings: ExploreOptions.endings)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    guard let source = discovery.sources.first, discovery.sources.count == 1 else {
      errors.write(PathsWording.severalFiles(discovery.sources.count, in: options.operand))
      return .wrongInput
    }
    do {
      return try write(source, under: try options.profile.map { try ProfileLoader().load($0) })
    } catch let problem as DiffProblem {
      return problem.report(to: errors)
    } catch let error as BrokenProfile {
      errors.write(error.diagnostics)
      return .wrongInput
    } catch {
      errors.write([.bug("\(error)", with: source.displayName)])
      return .bug
    }
  }

  private func write(_ source: ScenarioSource, under profile: Profile?) throws -> ExitCode {
    guard case .scenario(let scenario) = try ExploreSubject(source, isNamed: true, under: profile) else {
      return .wrongInput
    }
    var engine = ExplorerOptions()
    engine.jobs = options.jobs
    engine.maxStates = options.maxStates
    engine.stop = stop
    let exploration = try ScenarioExplorer(scenario, profile: profile, bounds: options.bounds).explore(engine)
    let cover = PathCover(of: options.goal, in: exploration)
    let folder = options.out.map { CounterexampleFolder(path: $0) }
    var lines: [String] = []
    for (place, path) in cover.paths.enumerated() {
      let drive = try CounterexampleWriter().drive(
        path.events, named: PathsWording.name(place + 1, of: cover.paths.count, options.goal, scenario.name),
        of: exploration, scenario: scenario, folder: options.out)
      if let file = try folder?.write(drive.text, named: PathsWording.fileStem(place + 1, options.goal)) {
        lines.append(PathsWording.written(file, reached: path.reached.count, options.goal))
      } else {
        output.write(drive.text + "\n")
      }
    }
    for line in lines { output.write(line) }
    output.write(
      PathsWording.summary(
        paths: cover.paths.count, reached: cover.reached.count, options.goal, bound: exploration.bound))
    return exploration.bound == nil ? .good : .incomplete
  }
}
