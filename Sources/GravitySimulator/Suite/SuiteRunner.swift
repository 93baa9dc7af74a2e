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
    do {
      let writer = try ReportWriter(
        options.reports, sparing: ReadFiles(discovery.sources, options.profile), jobs: options.jobs)
      let profile = try options.profile.map(ProfileLoader().load)
      return run(discovery.sources, profile: profile, writer)
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

  private func run(_ sources: [ScenarioSource], profile: Profile?, _ writer: ReportWriter) -> ExitCode {
    let pool = JobPool(count: sources.count, jobs: options.jobs)
    let progress = ProgressLine(sink: progress, total: sources.count)
    let stops = options.stopsAtFirstFailure
    let reports = pool.map(until: { (report: ScenarioReport) in stops && report.exitCode != .good }) {
      index in
      defer { progress.advance() }
      let run = SuiteRun(options: options, profile: profile, reporters: writer.reporters)
      return run.report(on: sources[index], number: index + 1)
    }
    progress.clear()
    return print(reports, writer)
  }

  private func print(_ reports: [ScenarioReport?], _ writer: ReportWriter) -> ExitCode {
    // A report on standard output has it to itself.
    let printer = SuitePrinter(
      options: options, output: writer.ownsStandardOutput ? errors : output, errors: errors)
    var code = ExitCode.good
    var summary = SuiteSummary()
    var rendered: [RenderedRun] = []
    for report in reports {
      // Beyond the first failure nothing counts, even if another job was quick enough to run it.
      guard let report else { break }
      printer.print(report)
      summary.count(report)
      if let run = report.rendered { rendered.append(run) }
      code = code.worst(report.exitCode)
      if options.stopsAtFirstFailure, report.exitCode != .good { break }
    }
    guard summary.ran > 0 else {
      errors.write("error: no scenario matches\n  = help: \(summary.skipped) left out by --tag or --filter\n")
      return .wrongInput
    }
    printer.print(summary)
    let files = rendered.flatMap(\.files)
    return code.worst(writer.write(rendered, of: "run", reading: files, output, errors))
  }
}
