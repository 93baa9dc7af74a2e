import GravityPresentation

/// Checks one payload, and prints a page about it.
public struct CheckRunner: Sendable {
  private let options: CheckOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: CheckOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    do {
      let writer = try ReportWriter(
        options.reports, sparing: ReadFiles([ScenarioSource(operand: options.operand)], options.profile))
      let (report, runs) = try report()
      switch options.format {
      case .text: output.write(CheckText(report, usesColor: output.usesColor).text)
      case .json: output.write(try text(of: report))
      }
      let rendered = writer.rendered(runs, from: 0)
      return report.exitCode.worst(writer.write(rendered, of: "check", reading: [], output, errors))
    } catch let problem as ReportProblem {
      errors.write(problem.diagnostics)
      return .wrongInput
    } catch let problem as DiffProblem {
      output.flush()
      return problem.report(to: errors)
    } catch {
      errors.write([.bug("\(error)", with: "the payload")])
      return .bug
    }
  }

  private func report() throws(DiffProblem) -> (
    report: CheckReport, runs: [(RecordedDetail) -> ReportedRun]
  ) {
    let profile: Profile
    do throws(BrokenProfile) {
      profile = try ProfileLoader().load(options.profile)
    } catch {
      throw .diagnostics(error.diagnostics)
    }
    let source = ScenarioSource(operand: options.operand)
    switch try DiffSubject(source, takesScenarios: false) {
    case .payload(let document):
      return try CheckTeller(options: options, profile: profile).report(on: document, from: source)
    case .scenario:
      let diagnostic = Diagnostic(
        message: "\(TerminalText.sanitized(source.displayName)) is no payload but a scenario",
        notes: [.help("`gravity-sim run` plays scenarios, and `gravity-sim lint` looks at them")])
      throw .diagnostics([diagnostic])
    }
  }

  private func text(of report: CheckReport) throws(DiffProblem) -> String {
    do {
      return try SchemaText.text(of: report)
    } catch {
      throw .bug("\(error)", in: report.file)
    }
  }
}
