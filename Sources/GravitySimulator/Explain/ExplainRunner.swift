/// Says why each candidate of a scenario was presented or not.
public struct ExplainRunner: Sendable {
  private let options: ExplainOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: ExplainOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    errors.write("error: `gravity-sim explain` is not built yet\n")
    return .wrongInput
  }
}
