import GravityPresentation

/// Explores whatever the options name, one after the other, and prints what came of each.
public struct ExploreRunner: Sendable {
  private let options: ExploreOptions
  private let output: any TextSink
  private let errors: any TextSink
  private let progress: (any TextSink)?
  private let stop: ExplorationStop

  /// - Parameters:
  ///   - progress: Where a line of progress goes; nil for none.
  ///   - stop: Ends the exploration that goes on, and leaves out those behind it.
  public init(
    options: ExploreOptions, output: any TextSink, errors: any TextSink, progress: (any TextSink)?,
    stop: ExplorationStop
  ) {
    self.options = options
    self.output = output
    self.errors = errors
    self.progress = progress
    self.stop = stop
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands, endings: ExploreOptions.endings)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    do {
      let writer = try ReportWriter(
        options.reports, sparing: ReadFiles(discovery.sources, options.profile), besides: options.out)
      let profile = try options.profile.map(ProfileLoader().load)
      return explore(discovery.sources, under: profile, writer)
    } catch let problem as ReportProblem {
      errors.write(problem.diagnostics)
    } catch let profile as BrokenProfile {
      errors.write(profile.diagnostics)
    } catch {
      errors.write([.bug("\(error)", with: "the command")])
      return .bug
    }
    return .wrongInput
  }

  private func explore(
    _ sources: [ScenarioSource], under profile: Profile?, _ writer: ReportWriter
  ) -> ExitCode {
    var names = CounterexampleNames()
    let printer = ExplorePrinter(options: options, output: output)
    var summary = ExploreSummary()
    var runs: [RenderedRun] = []
    var files: [String] = []
    for source in sources {
      guard !stop.isRequested else {
        summary.add(unexplored: source)
        continue
      }
      do throws(DiffProblem) {
        switch try explore(source, under: profile, &names) {
        case .report(let report, let bugs, let counterexamples, let read):
          printer.print(report)
          summary.add(report)
          for bug in bugs { summary.add(fail(.bug(bug))) }
          runs += writer.rendered(counterexamples, from: runs.count)
          files += read
        case .passedOver(let why): summary.add(passedOver: source, why)
        }
      } catch {
        summary.add(fail(error))
      }
    }
    return printer.finish(summary).worst(
      writer.write(runs, of: "explore", reading: files, output, errors))
  }

  private enum Outcome {
    case report(
      ExploreReport, bugs: [Diagnostic], counterexamples: [(RecordedDetail) -> ReportedRun], read: [String])
    case passedOver(String)
  }

  private func explore(
    _ source: ScenarioSource, under profile: Profile?, _ names: inout CounterexampleNames
  ) throws(DiffProblem) -> Outcome {
    let isNamed = options.operands.contains { ScenarioSource(operand: $0) == source }
    switch try ExploreSubject(source, isNamed: isNamed, under: profile) {
    case .passedOver(let why): return .passedOver(why)
    case .scenario(let scenario):
      let explorer = ScenarioExplorer(scenario, profile: profile, bounds: options.bounds)
      do {
        let exploration = try explorer.explore(engineOptions(source))
        let teller = ExploreTeller(scenario, explorer.profile, exploration)
        let folder = options.out.map { CounterexampleFolder(path: $0) }
        let (report, bugs, texts) = try teller.report(writingTo: folder, &names)
        let runs = texts.map { text in { text.run(under: explorer.profile, $0) } }
        return .report(report, bugs: bugs, counterexamples: runs, read: scenario.files)
      } catch let problem as DiffProblem {
        throw problem
      } catch {
        throw .bug("\(error)", in: source.displayName)
      }
    }
  }

  private func engineOptions(_ source: ScenarioSource) -> ExplorerOptions {
    let line = ExploreProgressLine(sink: progress, file: source.displayName)
    var options = ExplorerOptions()
    options.jobs = self.options.jobs
    options.maxStates = self.options.maxStates
    options.maxDepth = self.options.maxDepth
    options.memory = self.options.memory
    options.time = Double(self.options.time.count) / 1000
    options.stop = stop
    if progress != nil { options.progress = { line.show($0) } }
    return options
  }

  private func fail(_ problem: DiffProblem) -> ExitCode {
    output.flush()
    defer { errors.flush() }
    return problem.report(to: errors)
  }
}
