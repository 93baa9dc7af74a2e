/// Runs one scenario under several profiles and shows where they part.
public struct DiffRunner: Sendable {
  private let options: DiffOptions
  private let output: any TextSink
  private let errors: any TextSink

  public init(options: DiffOptions, output: any TextSink, errors: any TextSink) {
    self.options = options
    self.output = output
    self.errors = errors
  }

  public func run() -> ExitCode {
    errors.write("error: `gravity-sim diff` is not built yet\n")
    return .wrongInput
  }
}
