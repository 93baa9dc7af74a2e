/// Runs scenarios and reports on them.
public struct SuiteRunner {
  private let options: RunOptions
  private let output: any TextSink
  private let errors: any TextSink
  private let progress: (any TextSink)?

  /// - Parameters:
  ///   - output: where results go.
  ///   - errors: where wrong input is reported.
  ///   - progress: a terminal on which a line may be rewritten while the run goes on, if there is one.
  public init(
    options: RunOptions, output: any TextSink, errors: any TextSink, progress: (any TextSink)?
  ) {
    self.options = options
    self.output = output
    self.errors = errors
    self.progress = progress
  }

  /// Runs everything that the options ask for and says how it ended.
  public func run() -> ExitCode {
    let discovery = ScenarioDiscovery(options.operands)
    for problem in discovery.problems { errors.write(problem.text) }
    guard discovery.problems.isEmpty else { return .wrongInput }
    errors.write("error: scenarios cannot be run yet\n")
    return .bug
  }
}
