import GravityPresentation

/// Looks at whatever the options name and prints what was found, in order, whatever the number of jobs.
package struct LintRunner: Sendable {
  private let options: LintOptions
  private let toolVersion: String
  private let output: any TextSink
  private let errors: any TextSink

  /// - Parameter toolVersion: What SARIF says of the tool.
  package init(options: LintOptions, toolVersion: String, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.toolVersion = toolVersion
    self.output = output
    self.errors = errors
  }

  package func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands, endings: ExploreOptions.endings)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    do throws(BrokenProfile) {
      return run(discovery.sources, try options.profile.map(ProfileLoader().load))
    } catch {
      errors.write(error.diagnostics)
      return .wrongInput
    }
  }

  private func run(_ sources: [ScenarioSource], _ profile: Profile?) -> ExitCode {
    let text = options.format == .text ? LintText(usesColor: output.usesColor) : nil
    let check = LintCheck(options: options, profile: profile, text: text)
    let reports = JobPool(count: sources.count, jobs: options.jobs).map { check.report(on: sources[$0]) }
    let printer = LintPrinter(
      options: options, toolVersion: toolVersion, output: output, errors: errors)
    return printer.print(reports.compactMap { $0 })
  }
}
