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
    do throws(DiffProblem) {
      let report = try report()
      switch options.format {
      case .text: output.write(CheckText(report, usesColor: output.usesColor).text)
      case .json: output.write(try text(of: report))
      }
      return report.exitCode
    } catch {
      output.flush()
      return error.report(to: errors)
    }
  }

  private func report() throws(DiffProblem) -> CheckReport {
    let profile: Profile
    do throws(BrokenProfile) {
      profile = try ProfileLoader().load(options.profile)
    } catch {
      throw .diagnostics(error.diagnostics)
    }
    let source = ScenarioSource(operand: options.operand)
    switch try DiffSubject(source) {
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
