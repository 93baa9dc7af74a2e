import Foundation
import GravityPresentation

/// Runs every scenario that the options name and prints what came of each, in order, whatever the number of
/// jobs.
public struct SuiteRunner: Sendable {
  private let options: RunOptions
  private let output: any TextSink
  private let errors: any TextSink
  private let progress: (any TextSink)?

  /// - Parameter progress: Where a line of progress goes; nil for none.
  public init(
    options: RunOptions, output: any TextSink, errors: any TextSink, progress: (any TextSink)?
  ) {
    self.options = options
    self.output = output
    self.errors = errors
    self.progress = progress
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    do throws(BrokenProfile) {
      return run(discovery.sources, profile: try options.profile.map(ProfileLoader().load))
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
  }

  private func run(_ sources: [ScenarioSource], profile: Profile?) -> ExitCode {
    let pool = JobPool(count: sources.count, jobs: options.jobs)
    let progress = ProgressLine(sink: progress, total: sources.count)
    let stops = options.stopsAtFirstFailure
    let reports = pool.map(until: { (report: ScenarioReport) in stops && report.exitCode != .good }) {
      index in
      defer { progress.advance() }
      return report(on: sources[index], profile)
    }
    progress.clear()
    return print(reports)
  }

  private func report(on source: ScenarioSource, _ profile: Profile?) -> ScenarioReport {
    let scenario = ScenarioLoader(acceptsUnwritten: options.accepts).load(source)
    guard scenario.diagnostics.isEmpty else {
      return ScenarioReport(name: scenario.name, file: source.displayName, broken: scenario.diagnostics)
    }
    guard isSelected(scenario) else {
      return ScenarioReport(skipped: scenario.name, file: source.displayName)
    }
    let runner = ScenarioRunner(keepsTimeline: options.showsTrace, isStrict: options.isStrict)
    let run =
      options.accepts
      ? AcceptingRun(source: source, profile: profile, runner: runner).run(scenario)
      : AcceptedRun(result: runner.run(CompiledScenario(scenario, profile: profile)), changes: [])
    let result = run.result
    let trace = options.showsTrace ? result.world.map(TraceText.lines) ?? [] : []
    return ScenarioReport(
      name: scenario.name, file: source.displayName, status: ScenarioReport.Status(result.exitCode),
      diagnostics: result.diagnostics, trace: trace, changes: run.changes)
  }

  private func isSelected(_ scenario: LoadedScenario) -> Bool {
    if let tags = options.tags, !tags.matches(scenario.document.tags) { return false }
    guard let filter = options.filter else { return true }
    return scenario.name.contains(filter) || scenario.file.displayName.contains(filter)
  }

  private func print(_ reports: [ScenarioReport?]) -> ExitCode {
    let printer = SuitePrinter(options: options, output: output, errors: errors)
    var code = ExitCode.good
    var summary = SuiteSummary()
    for report in reports {
      // Beyond the first failure nothing counts, even if another job was quick enough to run it.
      guard let report else { break }
      printer.print(report)
      summary.count(report)
      code = code.worst(report.exitCode)
      if options.stopsAtFirstFailure, report.exitCode != .good { break }
    }
    guard summary.ran > 0 else {
      errors.write("error: no scenario matches\n  = help: \(summary.skipped) left out by --tag or --filter\n")
      return .wrongInput
    }
    printer.print(summary)
    return code
  }
}
