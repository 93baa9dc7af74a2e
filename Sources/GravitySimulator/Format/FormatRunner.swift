/// Brings scenario files into their canonical form, or says which are not in it.
public struct FormatRunner: Sendable {
  private let options: FormatOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: FormatOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    var code = ExitCode.good
    var changed = 0
    for source in discovery.sources {
      switch FormattedScenario.format(source) {
      case .wrong(let diagnostics):
        errors.write(diagnostics)
        code = code.worst(.wrongInput)
      case .bug(let diagnostic):
        errors.write([diagnostic])
        code = code.worst(.bug)
      case .canonical(let scenario):
        if scenario.isChanged { changed += 1 }
        code = code.worst(finish(scenario, source))
      }
    }
    if options.mode != .prints, code == .good || code == .failed {
      output.write(FormatWording.summary(options.mode, changed, of: discovery.sources.count))
    }
    return code
  }

  private func finish(_ scenario: FormattedScenario, _ source: ScenarioSource) -> ExitCode {
    switch options.mode {
    case .prints: output.write(scenario.text)
    case .checks:
      guard let difference = scenario.difference else { return .good }
      output.write([difference])
      return .failed
    case .writes:
      guard scenario.isChanged, case .file(let path) = source else { return .good }
      do throws(FileWriteError) {
        try FileReplacement.write(scenario.text, over: path)
      } catch {
        errors.write([Diagnostic(message: "\(path) \(error.predicate)")])
        return .wrongInput
      }
      output.write(FormatWording.wrote(path))
    }
    return .good
  }
}
